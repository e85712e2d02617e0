/** Name of the record in `localStorage`: the account with which this browser is in step. */
const KEY = "recess.sync";

/** The account with which the visitor keeps this browser in step; undefined where sync is off. Read before anything of sync is loaded. */
export function syncedAccount(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch (error) {
    // Browsers that refuse storage keep no saves either.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Turns sync with an account on, or off. */
export function setSyncedAccount(account: string | undefined): void {
  if (account === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, account);
}
