/** State of a reset link. A link that another one replaced is unknown. */
export type ResetState = "good" | "used" | "expired" | "unknown";

/** How long a reset link is good for. */
export const RESET_LIFETIME_MS = 24 * 60 * 60_000;
/** How long the site can still say that a link is used or too old. */
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;

/** Store of reset tokens by their hash. */
export interface ResetTokenStore {
  /** Stores a token in place of all earlier ones of the account. */
  replace(accountId: string, token: { readonly hash: string; readonly expiresAt: Date }): Promise<void>;
  find(hash: string): Promise<{ readonly expiresAt: Date; readonly isUsed: boolean } | undefined>;
  /** Marks a token as used and gives its account. Undefined where it is used, expired or unknown: of two requests one gets it. */
  spend(hash: string, now: Date): Promise<string | undefined>;
  deleteOf(accountId: string): Promise<void>;
  deleteExpired(before: Date): Promise<number>;
}

/** Random tokens of reset links. Only their hash is stored, so a stolen database has no link that works. */
export interface ResetTokens {
  /** 32 random bytes as base64url. */
  generate(): string;
  hash(token: string): string;
}

export async function resetStateOf(store: ResetTokenStore, hash: string, now: Date): Promise<ResetState> {
  const found = await store.find(hash);
  if (!found) return "unknown";
  if (found.isUsed) return "used";
  return found.expiresAt > now ? "good" : "expired";
}

/** Deletes tokens that expired long ago. */
export function deleteOldResetTokens(store: ResetTokenStore, now: Date): Promise<number> {
  return store.deleteExpired(new Date(now.getTime() - REMEMBERED_MS));
}
