import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a page of this site asks. A browser lets any page open a socket anywhere and only says whose page it is, so a
 * stranger's page (and a game's) could make its visitors count as ours. Programs say nothing and are taken as they come.
 */
export function isOwnPage({ origin, host, "x-forwarded-host": forwarded }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const asked = new URL(origin).host;
  // Behind a proxy the host may be the proxy's word for us; a page cannot set the other header on a socket.
  return asked === host || asked === forwarded;
}
