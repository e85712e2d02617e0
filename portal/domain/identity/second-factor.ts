import { Refusal, TooManyAttempts } from "#domain/errors.ts";
import { type LimiterFactory, localLimiters } from "#domain/limits/shared-limiters.ts";
import type { Identity, SignIn } from "./identity.ts";
import type { TextCipher } from "./text-cipher.ts";
import type { SignedInUser } from "./user.ts";

/** Store of second factors by account. */
export interface SecondFactorStore {
  /** The encrypted secret, where the account has a second factor. */
  secretOf(accountId: string): Promise<string | undefined>;
  save(
    accountId: string,
    factor: { secret: string; counter: number; recoveryHashes: readonly string[] },
  ): Promise<void>;
  /** False where there was none. */
  remove(accountId: string): Promise<boolean>;
  /** Marks a time step as used. False where it, or a later one, was used before. */
  spendCounter(accountId: string, counter: number): Promise<boolean>;
  /** Deletes a recovery code. False where there is none with this hash. */
  spendRecoveryCode(accountId: string, hash: string): Promise<boolean>;
  recoveryCodesLeft(accountId: string): Promise<number>;
  accountIds(): Promise<ReadonlySet<string>>;
}

/** Time-based one-time codes (TOTP, RFC 6238) and recovery codes. */
export interface OneTimeCodes {
  newSecret(): string;
  /** The time step of a code, at most one away from now; undefined for a wrong code. */
  counterOf(secret: string, code: string, now: Date): number | undefined;
  /** The `otpauth:` address that authenticator apps read from a QR code. */
  uri(secret: string, account: string): string;
  newRecoveryCodes(): readonly string[];
  hashRecoveryCode(accountId: string, code: string): string;
}

/** What a second factor needs of the provider's sessions. */
export interface SessionIssuer {
  /** Signs an account in without its password. Refuses a disabled one. */
  issue(accountId: string): Promise<SignIn>;
  endOthers(accountId: string, session: string): Promise<void>;
}

/** Refusal of a sign-in whose password was right, and which needs a code now. */
export class SecondFactorNeeded extends Refusal {
  /** Encrypted proof of the first step; good for a few minutes. */
  readonly pending: string;

  constructor(pending: string) {
    super("second-factor-needed", "Enter the code of your authenticator app.", {
      reason: "secondFactorNeeded",
    });
    this.pending = pending;
  }
}

/** A secret that is offered, and not stored before a code confirms it. */
export type Enrolment = { readonly token: string; readonly secret: string; readonly uri: string };

export interface SecondFactor {
  /** How many recovery codes are left; undefined while the second factor is off. */
  recoveryCodesLeft(user: SignedInUser): Promise<number | undefined>;
  newEnrolment(user: SignedInUser): Enrolment;
  /** The enrolment of a token, to show it once more. */
  enrolmentOf(user: SignedInUser, token: string): Enrolment | undefined;
  /** Ends all other sessions of the account, and gives the recovery codes. */
  turnOn(
    user: SignedInUser,
    session: string,
    given: { token: string; code: string },
  ): Promise<readonly string[]>;
  turnOff(user: SignedInUser, code: string): Promise<void>;
  /** The second step of a sign-in. */
  finish(pending: string, code: string, knownBrowser: (email: string) => string | undefined): Promise<SignIn>;
}

export type SecondFactorOptions = {
  readonly store: SecondFactorStore;
  readonly codes: OneTimeCodes;
  readonly cipher: TextCipher;
  readonly sessions: SessionIssuer;
  readonly now: () => Date;
  readonly limiters?: LimiterFactory | undefined;
};

/** How long the second step of a sign-in may take. */
export const PENDING_LIFETIME_MS = 5 * 60_000;
const ENROLMENT_LIFETIME_MS = 30 * 60_000;
/** Wrong codes: with a million codes of which three are right, 20 a day find one in some thirty years. */
const CODES = { limit: 5, windowMs: 15 * 60_000 };
const CODES_A_DAY = { limit: 20, windowMs: 24 * 60 * 60_000 };
/** The same in a known browser, which others cannot use up. */
const KNOWN_CODES = { limit: 10, windowMs: 15 * 60_000 };

type Sealed = {
  readonly purpose: string;
  readonly accountId: string;
  readonly text: string;
  readonly until: number;
};

/** Second factor over the portal's own accounts, and the provider that asks for it after the password. */
export function secondFactorFor(
  identity: Identity,
  { store, codes, cipher, sessions, now, limiters = localLimiters }: SecondFactorOptions,
): { identity: Identity; secondFactor: SecondFactor } {
  const byAccount = limiters("codes by account", CODES);
  const byDay = limiters("codes by day", CODES_A_DAY);
  const byBrowser = limiters("codes by browser", KNOWN_CODES);

  /** Purpose and account are part of what is encrypted: neither a token nor a row of the database works elsewhere. */
  const seal = (purpose: string, accountId: string, text: string, lifetimeMs: number) => {
    const sealed: Sealed = { purpose, accountId, text, until: now().getTime() + lifetimeMs };
    return cipher.encrypt(JSON.stringify(sealed));
  };
  const open = (purpose: string, encrypted: string): Sealed | undefined => {
    const text = cipher.decrypt(encrypted);
    // Authenticated, so it has the shape that we gave it.
    const sealed: Sealed | undefined = text === undefined ? undefined : JSON.parse(text);
    return sealed?.purpose === purpose && sealed.until > now().getTime() ? sealed : undefined;
  };

  /** Runs a check of a code within the limits; only wrong codes count. */
  async function limited(keys: readonly [typeof byAccount, string][], check: () => Promise<boolean>) {
    const waitMs = Math.max(...keys.map(([limiter, key]) => limiter.waitMs(key, now())));
    if (waitMs > 0) throw new TooManyAttempts(waitMs);
    // Counted from its start: a thousand at once are no way around.
    for (const [limiter, key] of keys) limiter.consume(key, now());
    const isRight = await check().catch((error: unknown) => {
      for (const [limiter, key] of keys) limiter.refund(key);
      throw error;
    });
    if (!isRight)
      throw new Refusal("sign-in-refused", "That code is not right. Each code works once.", {
        reason: "wrongCode",
      });
    for (const [limiter, key] of keys) limiter.refund(key);
  }

  async function isRight(accountId: string, typed: string): Promise<boolean> {
    const encrypted = await store.secretOf(accountId);
    if (encrypted === undefined) return false;
    const code = typed.replaceAll(/[\s-]/g, "").toLowerCase();
    if (!/^\d{6}$/.test(code))
      return store.spendRecoveryCode(accountId, codes.hashRecoveryCode(accountId, code));
    const sealed = open("secret", encrypted);
    const counter = sealed?.accountId === accountId ? codes.counterOf(sealed.text, code, now()) : undefined;
    return counter !== undefined && store.spendCounter(accountId, counter);
  }

  const enrolment = (user: SignedInUser, token: string, secret: string): Enrolment => ({
    token,
    secret,
    uri: codes.uri(secret, user.email ?? user.uid),
  });
  const enrolmentOf = (user: SignedInUser, token: string) => {
    const sealed = open("enrolment", token);
    return sealed?.accountId === user.uid ? enrolment(user, token, sealed.text) : undefined;
  };

  const secondFactor: SecondFactor = {
    async recoveryCodesLeft({ uid }) {
      return (await store.secretOf(uid)) === undefined ? undefined : store.recoveryCodesLeft(uid);
    },
    newEnrolment(user) {
      const secret = codes.newSecret();
      return enrolment(user, seal("enrolment", user.uid, secret, ENROLMENT_LIFETIME_MS), secret);
    },
    enrolmentOf,
    async turnOn(user, session, { token, code }) {
      const offered = enrolmentOf(user, token);
      if (!offered)
        throw new Refusal("sign-in-refused", "This page was open for too long. Scan the new picture.", {
          reason: "secondFactorPictureOld",
        });
      let counter: number | undefined;
      await limited([[byBrowser, `${user.uid} session`]], async () => {
        counter = codes.counterOf(offered.secret, code.replaceAll(/\s/g, ""), now());
        return counter !== undefined;
      });
      const recoveryCodes = codes.newRecoveryCodes();
      await store.save(user.uid, {
        secret: seal("secret", user.uid, offered.secret, Number.MAX_SAFE_INTEGER / 2),
        counter: counter ?? 0,
        recoveryHashes: recoveryCodes.map((one) => codes.hashRecoveryCode(user.uid, one.replaceAll("-", ""))),
      });
      await sessions.endOthers(user.uid, session);
      return recoveryCodes;
    },
    async turnOff({ uid }, code) {
      await limited([[byBrowser, `${uid} session`]], () => isRight(uid, code));
      await store.remove(uid);
    },
    async finish(pending, code, knownBrowser) {
      const sealed = open("pending", pending);
      if (!sealed)
        throw new Refusal("sign-in-refused", "That took too long. Please log in again.", {
          reason: "secondFactorLate",
        });
      const { accountId, text: email } = sealed;
      const browser = knownBrowser(email);
      await limited(
        browser
          ? [[byBrowser, `${accountId} ${browser}`]]
          : [
              [byAccount, accountId],
              [byDay, accountId],
            ],
        () => isRight(accountId, code),
      );
      return sessions.issue(accountId);
    },
  };

  return {
    secondFactor,
    identity: {
      ...identity,
      async signIn(attempt) {
        const signedIn = await identity.signIn(attempt);
        if ((await store.secretOf(signedIn.user.uid)) === undefined) return signedIn;
        await identity.signOut(signedIn.session);
        const { uid, email } = signedIn.user;
        throw new SecondFactorNeeded(seal("pending", uid, email ?? attempt.email, PENDING_LIFETIME_MS));
      },
    },
  };
}
