import { describe, expect, it } from "vitest";
import { playBot } from "#kit/bot.ts";
import { createRandom } from "#kit/random.ts";
import { bot } from "./bot.ts";
import { instantThinker } from "./engine/thinker.ts";
import { Match } from "./match/match.ts";
import { BLACK, WHITE } from "./rules/pieces.ts";

describe("bot", { tags: ["slow"] }, () => {
  it.each([
    ["white", WHITE],
    ["black", BLACK],
  ] as const)("beats the weakest opponent as %s, as a pupil who looks before moving would", (_, you) => {
    const match = new Match({ opponent: 1, you, pace: null }, instantThinker(), createRandom(1));
    const steps = playBot(match, bot);
    expect(match.score).toBeGreaterThanOrEqual(bot.goal.score);
    expect(steps).toBeLessThan(bot.goal.steps);
  });
});
