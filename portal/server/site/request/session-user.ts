import type { Logger } from "pino";
import { Refusal } from "#domain/errors.ts";
import type { Identity } from "#domain/identity/identity.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import type { SessionCookie } from "./session-cookie.ts";

/** A database that does not answer is given up only after ten seconds; a page must not wait that long. */
const TIMEOUT_MS = 2000;

/** Finds the signed-in user of a request. Where that fails or takes too long, the page is shown as to a visitor without a session. */
export function sessionUser(identity: Identity, cookie: SessionCookie, log: Pick<Logger, "error">) {
  return async (request: Request): Promise<SignedInUser | undefined> => {
    const session = cookie.read(request);
    if (!session) return undefined;
    const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
    const user = identity.userOf(session).catch((error: unknown) => {
      // The database logs its own outage once.
      if (!(error instanceof Refusal)) log.error({ error }, "the user of a session could not be read");
      return undefined;
    });
    return Promise.race([user, timeout]).finally(() => clearTimeout(timer));
  };
}

/** Finds the signed-in user of a request that is of no use without one. Rejects where the session cannot be read. */
export function requiredSessionUser(identity: Identity, cookie: SessionCookie) {
  return async (request: Request): Promise<SignedInUser | undefined> => {
    const session = cookie.read(request);
    return session ? identity.userOf(session) : undefined;
  };
}
