import type { Game, GameType } from "@recess/portal/domain/catalogue/game.ts";
import { idOfPath } from "@recess/portal/domain/catalogue/game-id.ts";
import { pick, seeded } from "#quality/lib/random.ts";
import { syntheticName } from "./synthetic-names.ts";

const DAY_MS = 86_400_000;
/** Days over which the games were added. */
const DAYS = 1500;
const TRENDING_SHARE = 0.085;
const lastDayOfAll = new Date("2026-11-15");

const kinds = ["puzzle", "arcade", "action", "strategy", "racing", "sports", "word", "board", "card", "idle"];
const flavours = ["classic", "multiplayer", "io", "3d", "pixel", "daily", "two-player", "relaxing", "logic"];
const sentences = [
  "Stack what falls before the bell rings.",
  "Steer through the gaps and do not look down.",
  "Match three of a kind until the board is clear.",
  "Grow from a dot to the biggest thing on the field, and mind the neighbours.",
  "Build a stall, hire a friend, and see how far one afternoon can take you.",
  "One button, one jump, and a floor that has other plans.",
  "",
];

/**
 * Synthetic catalogue of any size, always the same for the same seed. A smaller one is the beginning of a larger one, and every
 * game has about the same number of letters wherever it stands, so that pages of both can be compared byte for byte.
 */
export function syntheticGames(count: number, seed = 1, lastDay = lastDayOfAll): Game[] {
  return Array.from({ length: count }, (_, index) => syntheticGame(index, seed, lastDay));
}

/** One synthetic game, for callers that stream them. */
export function syntheticGame(index: number, seed = 1, lastDay = lastDayOfAll): Game {
  const random = randomOf(index, seed);
  const gameType = typeOf(random());
  const path = pathOf(index, gameType);
  const id = idOfPath(path);
  const tags = [...new Set([pick(random, kinds), pick(random, flavours), pick(random, flavours)])];
  return {
    id,
    name: syntheticName(index, seed),
    path,
    img: `${id}.svg`,
    description: pick(random, sentences),
    // Most games of a catalogue are young: it grew.
    addedAt: new Date(lastDay.getTime() - Math.floor(DAYS * random() ** 2) * DAY_MS),
    isTrending: random() < TRENDING_SHARE,
    gameType,
    tags,
    servers: gameType === "external" ? [path] : [],
    ...(gameType !== "external" && {
      author: "Bench",
      licence: "MIT",
      version: "1.0.0",
      controls: [{ input: "Arrow keys", action: "Move" }],
      bytes: 50_000 + Math.floor(random() * 500_000),
      stage: { width: 960, height: 540 },
    }),
  };
}

function typeOf(chance: number): GameType {
  if (chance < 0.6) return "external";
  if (chance < 0.9) return "html5";
  return chance < 0.98 ? "flash" : "waflash";
}

function pathOf(index: number, type: GameType): string {
  const number = `${index}`.padStart(7, "0");
  switch (type) {
    case "external":
      return `https://games-${number}.example/`;
    case "html5":
      return `bench-${number}/`;
    case "flash":
      return `bench-${number}.swf`;
    case "waflash":
      return `waflash/bench-${number}/`;
  }
}

/** Seeded anew for each game, which so does not depend on those before it. */
function randomOf(index: number, seed: number): () => number {
  return seeded(Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b));
}
