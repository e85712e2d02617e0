import type { Guess } from "./guess-limits.ts";
import type { SignedInUser } from "./user.ts";

/** How long a session lasts, in the database, in a token and in the cookie that carries it: seven days. */
export const SESSION_LIFETIME_MS = 7 * 24 * 60 * 60_000;

/** One attempt to sign in. All but mailbox and password is for rate limits. */
export type SignInAttempt = Guess & { readonly password: string };

export type SignIn = {
  readonly user: SignedInUser;
  /** Session token: proves from now on who the visitor is. Secret, new at every sign-in, and opaque to all but the provider. */
  readonly session: string;
};

/**
 * Identity provider: signs accounts in and knows the user of a session. A refusal to sign in (`sign-in-refused`) carries the
 * provider's own words; `database-unavailable` and `identity-unavailable` mean that the provider cannot answer now.
 */
export interface Identity {
  signIn(attempt: SignInAttempt): Promise<SignIn>;
  /** Undefined once the session has ended, for whatever reason. */
  userOf(session: string): Promise<SignedInUser | undefined>;
  signOut(session: string): Promise<void>;
}
