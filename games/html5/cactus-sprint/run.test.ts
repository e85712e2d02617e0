import { describe, expect, it } from "vitest";
import { playBot } from "#games/kit/bot.ts";
import { createRandom } from "#games/kit/random.ts";
import { bot } from "./bot.ts";
import { Run } from "./run.ts";

describe("bot", () => {
  it("x", () => {
    for (let seed = 1; seed < 12; seed++) {
      const run = new Run(createRandom(seed));
      const steps = playBot(run, bot, 60 * 700);
      const o = run.course.obstacles.find(
        (o) => o.x + o.width > run.distance - 20 && o.x < run.distance + 100,
      );
      console.log(seed, (steps / 60).toFixed(0), run.score, run.isOver, o?.kind);
    }
    expect(1).toBe(1);
  });
});
