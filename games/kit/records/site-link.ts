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

/** Mark of the messages between a game's frame and the site's page. */
const MARK = "recess/1";

/** Messages to and from the page that frames the game. A game that is opened by itself has nobody to talk to. */
export function openSiteLink(onRequest: (request: SiteRequest) => void): (news: SiteNews) => void {
  if (parent === window) return () => undefined;
  addEventListener("message", ({ source, data }) => {
    const request = source === parent ? parseRequest(data) : undefined;
    if (request) onRequest(request);
  });
  // The page may be any portal, and a tape is no secret.
  return (news) => parent.postMessage({ mark: MARK, ...news }, "*");
}

/** The request, or undefined for any other message. */
export function parseRequest(data: unknown): SiteRequest | undefined {
  if (typeof data !== "object" || data === null || Reflect.get(data, "mark") !== MARK) return undefined;
  const { type, seed, tape } = data as Record<string, unknown>;
  if (type === "free") return { type };
  if (type === "today" && isNumber(seed)) return { type, seed: seed >>> 0 };
  if ((type === "watch" || type === "race") && tape instanceof Uint8Array) return { type, tape };
  return undefined;
}
