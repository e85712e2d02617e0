import { onSiteMessage, postToSite } from "#kit/site-link.ts";
import { isNumber } from "#kit/storage.ts";

/** What the site's page asks of a game on the boards. */
export type SiteRequest =
  /** Play on this seed, which is the same for everybody today. */
  | { type: "today"; seed: number }
  /** Play on seeds of one's own again. */
  | { type: "free" }
  /** Show this tape. */
  | { type: "watch"; tape: Uint8Array }
  /** Play the round of this tape, against its ghost. */
  | { type: "race"; tape: Uint8Array };

/** What a game on the boards tells the site's page. */
export type SiteNews =
  /** The game can be asked now. */
  | { type: "records"; version: string }
  /** A round is over. */
  | { type: "round"; tape: Uint8Array; score: number };

/** Messages to and from the page that frames the game. */
export function openSiteLink(onRequest: (request: SiteRequest) => void): (news: SiteNews) => void {
  onSiteMessage((message) => {
    const request = parseRequest(message);
    if (request) onRequest(request);
  });
  return postToSite;
}

/** The request, or undefined for any other message. */
export function parseRequest({ type, seed, tape }: Record<string, unknown>): SiteRequest | undefined {
  if (type === "free") return { type };
  if (type === "today" && isNumber(seed)) return { type, seed: seed >>> 0 };
  if ((type === "watch" || type === "race") && tape instanceof Uint8Array) return { type, tape };
  return undefined;
}
