import { readFileSync } from "node:fs";
import path from "node:path";
import type { Button, Console } from "#consoles/toolchain/play.ts";
import { type Goal, searchRun } from "#consoles/toolchain/search.ts";
import { parseTape, playTape, type Step } from "#consoles/toolchain/tape.ts";

const LEVEL_COUNT = 5;
/** As in main.c and game.h. */
export const screens = { title: 0, card: 1, play: 2, cold: 3, ending: 4 };
const outcomes = { playing: 0, dying: 1, cleared: 2 };

const held = (frames: number, ...buttons: Button[]): Step => ({ frames, buttons });
const run: readonly Button[] = ["right", "b"];
const leap: readonly Button[] = ["right", "b", "a"];

const levelGoal: Goal = {
  moves: [
    [held(20, ...run)],
    [held(8, ...run)],
    [held(26, ...leap), held(20, ...run)],
    [held(26, ...leap), held(4, ...run), held(20, ...leap), held(24, ...run)],
    [held(26, ...leap), held(14, ...run), held(20, ...leap), held(14, ...run)],
    [held(8, ...leap), held(24, ...run)],
    [held(20, "right")],
    [held(24, "right", "a"), held(20, "right")],
    [held(24, "right", "a"), held(20)],
    [held(24, "a"), held(20, "right")],
    [held(24)],
    [held(50)],
    [held(16, "left")],
  ],
  isLost: (game) => game.byte("outcome") === outcomes.dying,
  isReached: (game) => game.byte("outcome") === outcomes.cleared,
  progress: (game) => game.word("hero_x") >> 4,
  place: (game) =>
    [
      game.word("hero_x") >> 9,
      game.signedWord("hero_y") >> 9,
      game.byte("on_ground"),
      game.byte("has_lid"),
      // What moves is elsewhere a second later.
      (game.frames >> 6) & 1,
    ].join(),
};

/** Plays the whole game from the title by searching through each level, and gives what was held. */
export function findRun(game: Console, random: () => number): Step[] {
  const tape: Step[] = [];
  const step = (frames: number, ...buttons: Button[]) => {
    game.step(frames, buttons);
    tape.push({ frames, buttons });
  };
  step(90);
  step(2, "start");
  for (let level = 0; level < LEVEL_COUNT; level += 1) {
    while (
      game.byte("screen") !== screens.play ||
      game.byte("level") !== level ||
      game.byte("outcome") !== outcomes.playing
    )
      step(4);
    // The level is there once it has been faded in.
    step(90);
    tape.push(...searchRun(game, levelGoal, random));
    console.log(`${level + 1} o'clock: ${tape.reduce((sum, { frames }) => sum + frames, 0)} frames`);
  }
  while (game.byte("screen") !== screens.ending) step(4);
  step(120);
  return tape;
}

/** The recorded run: a new one is found by `npm run games:consoles -- --record late-for-tea`. */
export function readRun(): Step[] {
  return parseTape(readFileSync(path.join(import.meta.dirname, "run.tape"), "utf8"));
}

/** A frame of the recorded run that shows the game at its best. */
const COVER_FRAME = 1750;

export function pose(game: Console): void {
  playTape(game, readRun(), COVER_FRAME);
}
