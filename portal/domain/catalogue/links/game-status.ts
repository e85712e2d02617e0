import type { Game } from "#domain/catalogue/game.ts";
import { createRateLimiter } from "#domain/limits/rate-limiter.ts";
import { isGood, type LinkAnswer, reportOn } from "./link.ts";

/** Whether an external game answers the portal; `unknown` where the portal could not ask. */
export type GameStatus =
  | { readonly kind: "up"; readonly server: string }
  | { readonly kind: "down" }
  | { readonly kind: "unknown" };

/** The portal's own check of external games, so that a visitor's browser asks nobody before a press. */
export type GameStatusCheck = (game: Pick<Game, "id" | "servers">) => Promise<GameStatus>;

export type GameStatusOptions = {
  /** Asks for the response headers of a URL, following no redirect: only hosts of the catalogue are asked. */
  readonly probe: (url: string) => Promise<LinkAnswer>;
  readonly now: () => Date;
};

/** How long an answer is believed, good or bad. */
const CACHE_MS = 10 * 60_000;
/** How long nothing is asked at all after this machine turned out to have no network. */
const OFFLINE_MS = 60_000;
const MAX_CACHED = 2000;
const MAX_IN_FLIGHT = 8;
const MAX_CHECKS_PER_MINUTE = 60;
/** Servers of one game that are asked. */
const MAX_SERVERS_ASKED = 3;

/** Codes of a machine without a network or name server, which say nothing about the game. */
const offlineCodes = /^(?:EAI_AGAIN|EAI_FAIL|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL)$/;

type Cached = { readonly status: Promise<GameStatus>; readonly askedAt: number };

/**
 * Creates the status check. Answers are cached, requests for one game share one check, and checks are bounded in flight and per minute:
 * visitors cannot make the portal flood anybody, a game's host included.
 */
export function createGameStatusCheck({ probe, now }: GameStatusOptions): GameStatusCheck {
  const cache = new Map<string, Cached>();
  const limiter = createRateLimiter({ limit: MAX_CHECKS_PER_MINUTE, windowMs: 60_000 });
  let inFlight = 0;
  let isOfflineUntil = 0;

  async function check({ servers }: Pick<Game, "servers">): Promise<GameStatus> {
    for (const server of servers.slice(0, MAX_SERVERS_ASKED)) {
      const answer = await probe(server);
      if (answer.kind === "failure" && offlineCodes.test(answer.code)) {
        isOfflineUntil = now().getTime() + OFFLINE_MS;
        return { kind: "unknown" };
      }
      // A redirect is not followed, but something is there that sent it.
      if (answer.kind === "redirect-loop" || isGood(reportOn(server, answer))) return { kind: "up", server };
    }
    return { kind: "down" };
  }

  return (game) => {
    const time = now().getTime();
    const cached = cache.get(game.id);
    if (cached && time - cached.askedAt < CACHE_MS) return cached.status;
    const mayAsk = time >= isOfflineUntil && inFlight < MAX_IN_FLIGHT;
    if (!mayAsk || limiter.consume("all", now()) > 0) return Promise.resolve({ kind: "unknown" });
    inFlight += 1;
    const status = check(game)
      .then((found) => {
        if (found.kind === "unknown") cache.delete(game.id);
        return found;
      })
      .finally(() => {
        inFlight -= 1;
      });
    cache.delete(game.id);
    cache.set(game.id, { status, askedAt: time });
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return status;
  };
}
