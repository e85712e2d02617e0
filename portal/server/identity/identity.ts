import type { Logger } from "pino";
import { betterAuthAccounts } from "#adapters/better-auth/accounts.ts";
import { betterAuthIdentity } from "#adapters/better-auth/identity.ts";
import { firebaseIdentity } from "#adapters/firebase/identity.ts";
import { type FirebaseOptions, firebaseRest } from "#adapters/firebase/rest.ts";
import type { Database } from "#adapters/sql/db.ts";
import type { Accounts } from "#domain/identity/accounts.ts";
import type { Identity } from "#domain/identity/identity.ts";
import { purposeOf } from "./secret.ts";

/** The accounts that the portal keeps itself, for those who sign in and for operators. */
export function ownAccounts(
  { db, engine }: Database,
  secret: string,
  log: Pick<Logger, "error">,
): { identity: Identity; accounts: Accounts } {
  const onError = (message: string) => log.error({ message }, "better-auth");
  let loaded: ReturnType<typeof load> | undefined;
  // Half a second and 20 MB that a portal on which nobody signs in never spends.
  async function load() {
    const { openAuth } = await import("#adapters/better-auth/auth.ts");
    return openAuth({ db, engine, secret: purposeOf(secret, "better-auth"), onError });
  }
  const auth = () => {
    loaded ??= load();
    return loaded;
  };
  return { identity: betterAuthIdentity(auth), accounts: betterAuthAccounts(auth) };
}

/** The accounts of a Firebase project, which its owner manages there. */
export function firebaseAccounts(options: FirebaseOptions, secret: string, now: () => Date): Identity {
  return firebaseIdentity({ rest: firebaseRest(options), key: purposeOf(secret, "firebase"), now });
}
