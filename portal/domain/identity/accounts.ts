import { Refusal } from "#domain/errors.ts";

/** An account of the portal's own database. */
export type Account = {
  readonly email: string;
  readonly name: string;
  readonly creationTime: Date;
  readonly lastLoginTime: Date | undefined;
  readonly isDisabled: boolean;
  readonly hasSecondFactor: boolean;
};

/** Port for account management by the operator. Every method refuses with `account-refused`. */
export interface Accounts {
  list(): Promise<readonly Account[]>;
  add(account: { email: string; name: string; password: string }): Promise<void>;
  /** Ends all sessions of the account: another person with the old password may be signed in. */
  setPassword(email: string, password: string): Promise<void>;
  /** Ends all sessions of the account, at once. */
  disable(email: string): Promise<void>;
  enable(email: string): Promise<void>;
  /** For a person who lost their phone and their recovery codes. */
  turnOffSecondFactor(email: string): Promise<void>;
  /** Makes the token of a reset link. Earlier links of the account end. */
  newResetToken(email: string): Promise<string>;
  /** Deletes the account and everything that belongs to it. */
  remove(email: string): Promise<RemovedData>;
}

/** What was deleted with an account: synced saves with their copies, and entries on boards. */
export type RemovedData = { readonly saves: number; readonly entries: number };

/** Store of everything that belongs to an account. */
export interface AccountData {
  /** Deletes all of it at once, the account included. */
  delete(accountId: string): Promise<RemovedData>;
}

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Validates an email address: what is wrong with it, if anything. Only the mail server knows more. */
export function emailMistake(email: string): string | undefined {
  if (email.length > 254) return "is longer than any email address";
  return /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? undefined : "is no email address";
}

/** Validates a new password. */
export function passwordMistake(password: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return `needs at least ${MIN_PASSWORD_LENGTH} characters`;
  if (password.length > MAX_PASSWORD_LENGTH) return `may have at most ${MAX_PASSWORD_LENGTH} characters`;
  return undefined;
}

/** Validates a display name. */
export function nameMistake(name: string): string | undefined {
  if (name.trim() === "") return "must not be empty";
  if (name.length > 60) return "may have at most 60 characters";
  return /\p{Cc}/u.test(name) ? "must not have control characters" : undefined;
}

/** Email address and name of a new account. The name is made from the address where it is left out. Refuses what is wrong with either. */
export function newAccount(email: string, name?: string): { email: string; name: string } {
  const given = (name ?? email.split("@")[0] ?? "").trim();
  return {
    email: validated("The email address", email, emailMistake),
    name: validated("The name", given, nameMistake),
  };
}

export function validated(
  what: string,
  value: string,
  mistakeIn: (value: string) => string | undefined,
): string {
  const mistake = mistakeIn(value);
  if (mistake) throw new Refusal("account-refused", `${what} ${mistake}.`);
  return value;
}
