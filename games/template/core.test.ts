import { describe, expect, it } from "vitest";
import { playBot } from "#kit/bot.ts";
import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { bot } from "./bot.ts";
import { Night } from "./core.ts";

describe("Night", () => {
  it("ends after three misses", () => {
    const night = new Night(createRandom(1));
    const controls = createControls<"left" | "right">();
    for (let step = 0; step < 3000 && !night.isOver; step++) {
      controls.feed({ held: ["left"] });
      night.step(controls);
    }
    expect(night.isOver).toBe(true);
    expect(night.lives).toBe(0);
  });

  it("keeps the basket on the screen", () => {
    const night = new Night(createRandom(1));
    const controls = createControls<"left" | "right">();
    for (let step = 0; step < 200; step++) {
      controls.feed({ held: ["right"] });
      night.step(controls);
    }
    expect(night.basket).toBe(905);
  });

  it("can be played: the bot reaches its goal", () => {
    const night = new Night(createRandom(1));
    playBot(night, bot);
    expect(night.score).toBeGreaterThanOrEqual(bot.goal.score);
  });
});
