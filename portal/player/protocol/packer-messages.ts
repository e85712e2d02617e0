/**
 * Messages between the site's pages and the packer, a page of the play origin in a hidden frame: only a page of that origin can
 * write to its caches. Each request carries a `MessagePort` for its responses.
 */
import { type GameFacts, type KeptGame, parseGameFacts, parseKeptGame } from "./kept-game.ts";
import { isRecord } from "./untrusted.ts";

/** Requests of the site's page. */
export type ToPacker =
  /** `isPinned`: the visitor pressed the button; otherwise the game was launched. */
  | { type: "keep"; facts: GameFacts; isPinned: boolean }
  | { type: "list" }
  | { type: "remove"; guests: readonly string[] };

/** Responses of the packer. `progress` may come many times; any other type is the last one. */
export type FromPacker =
  | { type: "progress"; done: number; total: number }
  | { type: "kept"; game: KeptGame }
  | { type: "games"; games: readonly KeptGame[]; usage: number; room: number }
  | { type: "failed"; reason: KeepFailure };

/**
 * Why a game was not kept. `room`: the browser's quota is used up. `changed`: the game was replaced during the download. `gone`: the
 * server has no such game. `unable`: this browser stores nothing for us.
 */
export type KeepFailure = (typeof FAILURES)[number];
const FAILURES = ["room", "network", "changed", "gone", "unable"] as const;

const MARK = "recess-offline/1";

/** The packer's first message, posted to the origin that its URL names. */
export const PACKER_READY = `${MARK} ready`;

/** A request with the version mark that the packer expects. */
export function packerRequest(message: ToPacker): object {
  return { mark: MARK, ...message };
}

export function parseToPacker(data: unknown): ToPacker | undefined {
  if (!isRecord(data) || data["mark"] !== MARK) return undefined;
  const { type } = data;
  switch (type) {
    case "list":
      return { type };
    case "remove":
      return { type, guests: listOf(data["guests"]).filter((guest) => typeof guest === "string") };
    case "keep": {
      const facts = parseGameFacts(data["facts"]);
      return facts && { type, facts, isPinned: data["isPinned"] === true };
    }
    default:
      return undefined;
  }
}

/** The response, or undefined for anything else. The site trusts the play origin no more than a game. */
export function parseFromPacker(data: unknown): FromPacker | undefined {
  if (!isRecord(data)) return undefined;
  const { type, done, total, usage, room } = data;
  if (type === "progress" && typeof done === "number" && typeof total === "number")
    return { type, done, total };
  if (type === "games" && typeof usage === "number" && typeof room === "number") {
    const games = listOf(data["games"]).map(parseKeptGame);
    return { type, games: games.filter((game) => game !== undefined), usage, room };
  }
  if (type === "kept") {
    const game = parseKeptGame(data["game"]);
    return game && { type, game };
  }
  const reason = FAILURES.find((name) => name === data["reason"]);
  return type === "failed" && reason ? { type, reason } : undefined;
}

function listOf(data: unknown): unknown[] {
  return Array.isArray(data) ? data : [];
}
