import type { Logger } from "pino";
import { betterAuthAccounts } from "#adapters/better-auth/accounts.ts";
import { betterAuthIdentity } from "#adapters/better-auth/identity.ts";
import { aesGcm } from "#adapters/crypto/aes-gcm.ts";
import { resetTokens } from "#adapters/crypto/reset-tokens.ts";
import { firebaseIdentity } from "#adapters/firebase/identity.ts";
import { type FirebaseOptions, firebaseRest } from "#adapters/firebase/rest.ts";
import { otpauthCodes } from "#adapters/otpauth/one-time-codes.ts";
import { sqlAccountData } from "#adapters/sql/account-data.ts";
import type { Database } from "#adapters/sql/db.ts";
import { sqlResetTokens } from "#adapters/sql/reset-token-store.ts";
import { sqlSecondFactors } from "#adapters/sql/second-factor-store.ts";
import type { Accounts } from "#domain/identity/accounts.ts";
import type { Identity } from "#domain/identity/identity.ts";
import { createPasswords, type Passwords } from "#domain/identity/passwords.ts";
import { type SecondFactor, secondFactorFor } from "#domain/identity/second-factor.ts";
import type { LimiterFactory } from "#domain/limits/shared-limiters.ts";
import { accountOwnerKey } from "#domain/records/owner-key.ts";
import { ownerHash } from "#server/records/owner-hash.ts";
import { deriveKey } from "./secret.ts";

export type OwnAccounts = {
  readonly identity: Identity;
  readonly secondFactor: SecondFactor;
  readonly accounts: Accounts;
  /** What owners of accounts do with their passwords, within the limits of this provider. */
  passwordsWith(throttled: Identity): Passwords;
};

type OwnAccountsOptions = {
  readonly siteName?: string;
  readonly now?: () => Date;
  readonly limiters?: LimiterFactory | undefined;
};

/** The accounts in the portal's own database, with their second factors, for sign-ins and for operators. */
export function ownAccounts(
  { db, engine }: Database,
  secret: string,
  log: Pick<Logger, "error">,
  { siteName = "Recess", now = () => new Date(), limiters }: OwnAccountsOptions = {},
): OwnAccounts {
  const onError = (message: string) => log.error({ message }, "better-auth");
  let loaded: ReturnType<typeof load> | undefined;
  // Loaded at the first sign-in: it takes half a second and 20 MB.
  async function load() {
    const { openAuth } = await import("#adapters/better-auth/auth.ts");
    return openAuth({ db, engine, secret: deriveKey(secret, "better-auth"), onError });
  }
  const auth = () => {
    loaded ??= load();
    return loaded;
  };
  const store = sqlSecondFactors(db);
  const sessions = betterAuthIdentity(auth);
  const options = {
    store,
    codes: otpauthCodes(siteName),
    cipher: aesGcm(deriveKey(secret, "second factor")),
    sessions,
    now,
    limiters,
  };
  const links = sqlResetTokens(db);
  const tokens = resetTokens();
  const hashOwner = ownerHash(secret);
  const data = sqlAccountData(db, (accountId) => hashOwner(accountOwnerKey(accountId)));
  return {
    ...secondFactorFor(sessions, options),
    accounts: betterAuthAccounts(auth, { factors: store, links, tokens, data, now }),
    passwordsWith: (identity) => createPasswords({ identity, sessions, store: sessions, links, tokens, now }),
  };
}

/** The accounts of a Firebase project, which are managed there. */
export function firebaseAccounts(options: FirebaseOptions, secret: string, now: () => Date): Identity {
  return firebaseIdentity({
    rest: firebaseRest(options),
    cipher: aesGcm(deriveKey(secret, "firebase")),
    now,
  });
}
