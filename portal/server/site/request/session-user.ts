import type { Logger } from "pino";
import { Refusal } from "#domain/errors.ts";
import type { Identity } from "#domain/identity/identity.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import type { SessionCookie } from "./session-cookie.ts";

/** A database that is gone without a word is given up only after ten seconds; nobody waits that long for a page. */
const patienceMs = 2000;

/** Who is signed in. Where nobody can tell right now, the page is shown as to anybody else. */
export function whoAsks(identity: Identity, cookie: SessionCookie, log: Pick<Logger, "error">) {
  return async (request: Request): Promise<SignedInUser | undefined> => {
    const session = cookie.read(request);
    if (!session) return undefined;
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), patienceMs);
    const user = identity.userOf(session).catch((error: unknown) => {
      // The database tells of its own trouble, and once is enough.
      if (!(error instanceof Refusal)) log.error({ error }, "nobody could tell who is signed in");
      return undefined;
    });
    return Promise.race([user, tooLate]).finally(() => clearTimeout(timer));
  };
}
