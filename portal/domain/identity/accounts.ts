export type Account = {
  readonly email: string;
  readonly name: string;
  readonly creationTime: Date;
  readonly lastLoginTime: Date | undefined;
  readonly isDisabled: boolean;
};

/** What operators do with the accounts that the portal keeps itself. Everything refuses with `account-refused`. */
export interface Accounts {
  list(): Promise<readonly Account[]>;
  add(account: { email: string; name: string; password: string }): Promise<void>;
  /** Ends all sessions of the account, as whoever knew the old password may be signed in. */
  setPassword(email: string, password: string): Promise<void>;
  /** Ends all sessions of the account, at once. */
  disable(email: string): Promise<void>;
  enable(email: string): Promise<void>;
}

const shortest = 8;
const longest = 128;

/** What is wrong with an email address, if anything. Only the mail server knows more. */
export function emailMistake(email: string): string | undefined {
  if (email.length > 254) return "is longer than any email address";
  return /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? undefined : "is no email address";
}

export function passwordMistake(password: string): string | undefined {
  if (password.length < shortest) return `needs at least ${shortest} characters`;
  if (password.length > longest) return `may have at most ${longest} characters`;
  return undefined;
}

export function nameMistake(name: string): string | undefined {
  if (name.trim() === "") return "must not be empty";
  if (name.length > 60) return "may have at most 60 characters";
  return /\p{Cc}/u.test(name) ? "must not have control characters" : undefined;
}
