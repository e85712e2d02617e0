import { describe, expect, it } from "vitest";
import { type Button, type Console, playCartridge } from "#consoles/toolchain/play.ts";
import { playTape } from "#consoles/toolchain/tape.ts";
import { readRun, screens } from "./bot.ts";

const LEVEL_LOAD_FRAMES = 400;
/** Three minutes of play take twenty seconds on an idle machine. */
const REPLAY_TIMEOUT_MS = 600_000;

function firstLevel(): Console {
  const game = playCartridge("late-for-tea");
  game.step(90);
  game.press("start");
  game.step(LEVEL_LOAD_FRAMES);
  return game;
}

/** How many pixels the hero rises in a second with this button held for so many frames. */
function rise(game: Console, frames: number, button: Button): number {
  const height = () => game.signedWord("hero_y") >> 4;
  const from = height();
  const heights: number[] = [];
  for (let i = 0; i < 60; i += 1) {
    game.step(1, i < frames ? [button] : []);
    heights.push(from - height());
  }
  return Math.max(...heights);
}

describe("Late for Tea", () => {
  it("shows its title and waits there", () => {
    const game = playCartridge("late-for-tea");
    game.step(90);
    const title = game.pixels();
    expect(new Set(title).size).toBeGreaterThan(8);
    game.step(200);
    expect(game.byte("screen")).toBe(screens.title);
  });

  it("jumps as high as the button is held long", () => {
    const game = firstLevel();
    expect(game.byte("screen")).toBe(screens.play);
    const low = rise(game, 2, "a");
    const high = rise(game, 40, "a");
    expect(low).toBeGreaterThan(12);
    expect(high).toBeGreaterThan(low + 24);
  });

  it("stands still while it is paused", () => {
    const game = firstLevel();
    game.press("start");
    const before = game.word("hero_x");
    game.step(30, ["right"]);
    expect(game.word("hero_x")).toBe(before);
    game.press("start");
    game.step(30, ["right"]);
    expect(game.word("hero_x")).toBeGreaterThan(before);
  });

  it("is played to the tea table by a bot, and keeps the time in its battery", {
    tags: ["slow"],
    timeout: REPLAY_TIMEOUT_MS,
  }, () => {
    const game = playCartridge("late-for-tea");
    playTape(game, readRun());
    expect(game.byte("screen")).toBe(screens.ending);
    const seconds = game.word("seconds");
    expect(seconds).toBeGreaterThan(60);

    const later = playCartridge("late-for-tea", { battery: game.battery() });
    later.step(90);
    later.press("start");
    later.step(LEVEL_LOAD_FRAMES);
    expect(later.byte("level")).toBe(4);
  });

  it("goes on at the hour that was reached", () => {
    const game = playCartridge("late-for-tea");
    const run = readRun();
    for (const { frames, buttons } of run) {
      if (game.byte("level") === 1) break;
      game.step(frames, buttons);
    }
    const later = playCartridge("late-for-tea", { battery: game.battery() });
    later.step(90);
    later.press("start");
    later.step(60);
    expect(later.byte("level")).toBe(1);
  });
});
