import type { Game, GameType } from "@recess/portal/domain/catalogue/game.ts";
import { idOfPath } from "@recess/portal/domain/catalogue/game-id.ts";
import { syntheticName } from "./synthetic-names.ts";

const dayMs = 86_400_000;
/** Games were added over so many days. */
const days = 1500;
const trendingShare = 0.085;
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
 * A catalogue of any size, always the same for the same seed. A smaller one is the beginning of a larger one, and every
 * game has about the same number of letters wherever it stands, so that pages of both can be compared byte for byte.
 */
export function syntheticGames(count: number, seed = 1, lastDay = lastDayOfAll): Game[] {
  return Array.from({ length: count }, (_, index) => syntheticGame(index, seed, lastDay));
}

/** One of them, for whoever need not have all in memory at once. */
export function syntheticGame(index: number, seed = 1, lastDay = lastDayOfAll): Game {
  const dice = diceOf(index, seed);
  const gameType = typeOf(dice());
  const path = pathOf(index, gameType);
  const id = idOfPath(path);
  const tags = [...new Set([oneOf(kinds, dice), oneOf(flavours, dice), oneOf(flavours, dice)])];
  return {
    id,
    name: syntheticName(index, seed),
    path,
    img: `${id}.svg`,
    description: oneOf(sentences, dice),
    // Most games of a catalogue are young: it grew.
    addedAt: new Date(lastDay.getTime() - Math.floor(days * dice() ** 2) * dayMs),
    isTrending: dice() < trendingShare,
    gameType,
    tags,
    servers: gameType === "external" ? [path] : [],
    ...(gameType !== "external" && {
      author: "Bench",
      licence: "MIT",
      version: "1.0.0",
      controls: [{ input: "Arrow keys", action: "Move" }],
      bytes: 50_000 + Math.floor(dice() * 500_000),
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

function oneOf<Item>(list: readonly Item[], dice: () => number): Item {
  const item = list[Math.floor(dice() * list.length)];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}

/** Mulberry32, begun anew for each game: a game does not depend on those before it. */
function diceOf(index: number, seed: number): () => number {
  let state = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
