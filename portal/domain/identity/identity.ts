import type { SignedInUser } from "./user.ts";

/** One try to sign in. The address is where it comes from, for counting tries; providers need not look at it. */
export type SignInAttempt = { readonly email: string; readonly password: string; readonly address: string };

export type SignIn = {
  readonly user: SignedInUser;
  /** Proves who it is from now on. Secret, new at every sign-in, and only the provider can read it. */
  readonly session: string;
};

/**
 * Who somebody is. A refusal to sign in (`sign-in-refused`) carries the provider's own words; `database-unavailable` and
 * `identity-unavailable` mean that nobody can tell right now.
 */
export interface Identity {
  signIn(attempt: SignInAttempt): Promise<SignIn>;
  /** Undefined once the session has ended, for whatever reason. */
  userOf(session: string): Promise<SignedInUser | undefined>;
  signOut(session: string): Promise<void>;
}
