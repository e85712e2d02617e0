import type { Console } from "#consoles/toolchain/play.ts";
import { readLevels } from "./levels.ts";
import { type Level, solve } from "./rules.ts";

/** The screens of the cartridge, as `src/game.h` numbers them. */
export const screens = { title: 1, select: 2, room: 3, play: 4, soggy: 5, paired: 6, ending: 7 } as const;

const PATIENCE_FRAMES = 1200;

/** Steps until the cartridge shows this screen. */
export function waitFor(game: Console, screen: keyof typeof screens): void {
  const until = game.frames + PATIENCE_FRAMES;
  while (game.byte("screen") !== screens[screen]) {
    if (game.frames > until) throw new Error(`Screen ${game.byte("screen")} instead of ${screen}.`);
    game.step();
  }
}

/** From the title to the floor of the first level. */
export function begin(game: Console): void {
  waitFor(game, "title");
  game.step(30);
  game.press("start");
  waitFor(game, "room");
  reachFloor(game);
}

/** Past a room's card, where there is one, until the socks stand and listen. */
export function reachFloor(game: Console): void {
  const until = game.frames + PATIENCE_FRAMES;
  while (game.byte("screen") !== screens.play && game.frames < until) game.press("a");
  game.step(24);
}

/** Presses one direction and waits until the socks stand again. */
export function move(game: Console, direction: "up" | "down" | "left" | "right"): void {
  game.step(2, [direction]);
  do game.step(2);
  while (game.byte("is_moving") === 1);
}

/** Plays a shortest solution of the level that is open. */
export function playLevel(game: Console, level: Level): void {
  for (const direction of solve(level) ?? []) move(game, direction);
  waitFor(game, "paired");
}

/** For the cover: a pair among puddles, hearts above it. */
export function pose(game: Console): void {
  playThrough(game, readLevels().slice(0, 10));
  game.step(42);
}

/** Plays these levels, which begin with the first, from the title until the last of them is solved. */
export function playThrough(game: Console, levels: readonly Level[]): void {
  begin(game);
  levels.forEach((level, at) => {
    if (at > 0) {
      game.step(45);
      game.press("a");
      reachFloor(game);
    }
    playLevel(game, level);
  });
}

const RECORD_SIZE = 38;

/** What the battery holds when every level was once solved in this many moves, and the list opens at `last`. */
export function solvedBattery(moves: number, last: number): Uint8Array {
  const record = [...Array<number>(RECORD_SIZE - 2).fill(moves), last, 0];
  const checksum = record.reduce((sum, value) => (((sum << 1) | (sum >> 7)) & 0xff) ^ value, 0xa5);
  return Uint8Array.from(["R".charCodeAt(0), "1".charCodeAt(0), RECORD_SIZE, checksum, ...record]);
}

/** From the title to the level at which the list opens. */
export function beginAtChosen(game: Console): void {
  waitFor(game, "title");
  game.step(30);
  game.press("start");
  waitFor(game, "select");
  game.step(24);
  game.press("a");
  reachFloor(game);
}
