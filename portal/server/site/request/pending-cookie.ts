import { PENDING_LIFETIME_MS } from "#domain/identity/second-factor.ts";
import { serverCookie } from "./cookies.ts";

const cookie = serverCookie("recess-code");

/** Cookie between the two steps of a sign-in. Its value is encrypted and dated by the domain. */
export const pendingCookie = {
  /** A doubled one is none, as with sessions. */
  read(request: Request): string | undefined {
    const [value, second] = cookie.values(request);
    return second === undefined && value ? value : undefined;
  },
  set: (request: Request, pending: string) => cookie.set(request, pending, PENDING_LIFETIME_MS),
  clear: (request: Request) => cookie.set(request, "", 0),
};
