import { Refusal, type RefusalReason } from "#domain/errors.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordMistake } from "./accounts.ts";
import { checkPassword } from "./check-password.ts";
import type { Guess } from "./guess-limits.ts";
import type { Identity } from "./identity.ts";
import { type ResetState, type ResetTokenStore, type ResetTokens, resetStateOf } from "./reset-token.ts";
import type { SessionIssuer } from "./second-factor.ts";
import type { SignedInUser } from "./user.ts";

/** A new password as it is typed: twice. */
export type TypedPassword = { readonly password: string; readonly repeated: string };

/** Passwords of the portal's own accounts, as their owners change them. */
export interface Passwords {
  /** Needs the current password, within the limits of signing in. Ends all other sessions of the account and its reset link. */
  change(
    user: SignedInUser,
    session: string,
    given: TypedPassword & Omit<Guess, "email"> & { readonly current: string },
  ): Promise<void>;
  resetState(token: string): Promise<ResetState>;
  /** Sets the password by a reset link, which works once. Ends all sessions of the account. */
  reset(token: string, given: TypedPassword): Promise<void>;
}

/** Port that stores a password as its slow hash. */
export interface PasswordStore {
  setPassword(accountId: string, password: string): Promise<void>;
  endAll(accountId: string): Promise<void>;
}

export type PasswordOptions = {
  /** Throttled. */
  readonly identity: Identity;
  readonly sessions: Pick<SessionIssuer, "endOthers">;
  readonly store: PasswordStore;
  readonly links: ResetTokenStore;
  readonly tokens: ResetTokens;
  readonly now: () => Date;
};

/** Says why a reset link does not work. */
export const resetRefusals: Readonly<
  Record<Exclude<ResetState, "good">, { readonly reason: RefusalReason; readonly message: string }>
> = {
  used: { reason: "resetLinkUsed", message: "This link has been used. Each works once." },
  expired: { reason: "resetLinkExpired", message: "This link is too old. Each works for 24 hours." },
  unknown: {
    reason: "resetLinkUnknown",
    message: "This link is not known here, or a newer one has taken its place.",
  },
};

export function createPasswords(options: PasswordOptions): Passwords {
  const { identity, sessions, store, links, tokens, now } = options;
  const resetState = (token: string) => resetStateOf(links, tokens.hash(token), now());
  return {
    async change({ uid, email }, session, { current, ipAddress, knownBrowser, ...typed }) {
      const password = validated(typed);
      await checkPassword(identity, { email: email ?? "", password: current, ipAddress, knownBrowser });
      await store.setPassword(uid, password);
      await sessions.endOthers(uid, session);
      await links.deleteOf(uid);
    },
    resetState,
    async reset(token, typed) {
      const password = validated(typed);
      const accountId = await links.spend(tokens.hash(token), now());
      if (accountId === undefined) {
        const state = await resetState(token);
        const { message, reason } = resetRefusals[state === "good" ? "unknown" : state];
        throw new Refusal("reset-refused", message, { reason });
      }
      await store.setPassword(accountId, password);
      await store.endAll(accountId);
    },
  };
}

function validated({ password, repeated }: TypedPassword): string {
  const mistake = passwordMistake(password);
  if (mistake) {
    const reason = password.length < MIN_PASSWORD_LENGTH ? "passwordTooShort" : "passwordTooLong";
    const values = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH };
    throw new Refusal("password-refused", `The new password ${mistake}.`, { reason, values });
  }
  if (password !== repeated)
    throw new Refusal("password-refused", "The two new passwords are not the same.", {
      reason: "passwordsDiffer",
    });
  return password;
}
