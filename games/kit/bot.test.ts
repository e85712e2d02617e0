import { describe, expect, it } from "vitest";
import { type Bot, type Core, playBot } from "./bot.ts";

/** Counts presses; over after three. */
function aCounter(): Core<"tap", { isUp: boolean }> & { presses: number } {
  const core = {
    presses: 0,
    isUp: true,
    get score() {
      return core.presses;
    },
    get isOver() {
      return core.presses === 3;
    },
    step(controls: { pressed(action: "tap"): boolean; held(action: "tap"): boolean }) {
      if (controls.pressed("tap")) core.presses++;
      core.isUp = !controls.held("tap");
    },
    snapshot: () => ({ isUp: core.isUp }),
  };
  return core;
}

const bot: Bot<"tap", { isUp: boolean }> = {
  goal: { score: 3, steps: 100 },
  coverStep: 0,
  act: ({ isUp }) => ({ held: isUp ? ["tap"] : [] }),
};

describe("playBot", () => {
  it("plays until the round is over and tells how long it took", () => {
    const core = aCounter();
    expect(playBot(core, bot)).toBe(5);
    expect(core.score).toBe(3);
  });

  it("stops when the steps are used up", () => {
    const core = aCounter();
    expect(playBot(core, bot, 2)).toBe(2);
    expect(core.presses).toBe(1);
  });
});
