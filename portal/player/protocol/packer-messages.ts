/**
 * What the site's pages and the packer say to each other. The packer is a small page of the play origin in a hidden frame: only
 * a page of that origin can put games into its caches. Each question comes with a port for its answers.
 */

import type { Facts } from "#player/offline/game-cache.ts";
import { isFields } from "./game-file-list.ts";
import { type KeptGame, parseKeptGame } from "./kept-game.ts";

export type ToPacker =
  /** `isPinned`: somebody pressed the button; otherwise the game was launched. */
  | { type: "keep"; facts: Facts; isPinned: boolean }
  | { type: "list" }
  | { type: "remove"; guests: readonly string[] };

export type FromPacker =
  | { type: "progress"; done: number; total: number }
  | { type: "kept"; game: KeptGame }
  | { type: "games"; games: readonly KeptGame[]; usage: number; room: number }
  | { type: "failed"; reason: KeepFailure };

/** `room`: the browser has no space left. `changed`: the game was replaced while it came. `unable`: this browser keeps nothing. */
export type KeepFailure = (typeof FAILURES)[number];
const FAILURES = ["room", "network", "changed", "gone", "unable"] as const;

const MARK = "recess-offline/1";

/** The packer's first word, to the site that its address names. */
export const READY = `${MARK} ready`;

export function toPacker(message: ToPacker): object {
  return { mark: MARK, ...message };
}

export function parseToPacker(data: unknown): ToPacker | undefined {
  if (!isFields(data) || data["mark"] !== MARK) return undefined;
  switch (data["type"]) {
    case "list":
      return { type: "list" };
    case "remove":
      return { type: "remove", guests: list(data["guests"]).filter((guest) => typeof guest === "string") };
    case "keep": {
      const facts = parseFacts(data["facts"]);
      return facts && { type: "keep", facts, isPinned: data["isPinned"] === true };
    }
    default:
      return undefined;
  }
}

/** The site believes as little of what comes from the play origin as of what comes from a game. */
export function parseFromPacker(data: unknown): FromPacker | undefined {
  if (!isFields(data)) return undefined;
  const { type, done, total, usage, room } = data;
  if (type === "progress" && typeof done === "number" && typeof total === "number")
    return { type, done, total };
  if (type === "games" && typeof usage === "number" && typeof room === "number") {
    const games = list(data["games"]).map(parseKeptGame);
    return { type, games: games.filter((game) => game !== undefined), usage, room };
  }
  if (type === "kept") {
    const game = parseKeptGame(data["game"]);
    return game && { type, game };
  }
  const reason = FAILURES.find((known) => known === data["reason"]);
  return type === "failed" && reason ? { type, reason } : undefined;
}

function parseFacts(data: unknown): Facts | undefined {
  if (!isFields(data)) return undefined;
  const { guest, path, name, img } = data;
  if (typeof guest !== "string" || typeof path !== "string") return undefined;
  return typeof name === "string" && typeof img === "string" ? { guest, path, name, img } : undefined;
}

function list(data: unknown): unknown[] {
  return Array.isArray(data) ? data : [];
}
