import { describe, expect, it } from "vitest";
import { botGames } from "./bot.fixture.ts";
import { bot } from "./bot.ts";
import { inThread } from "./thread.fixture.ts";

describe("bot", () => {
  it("beats the weakest opponent with either colour, as a pupil who looks before moving would", {
    timeout: 120_000,
  }, async () => {
    const games = await inThread(new URL("./bot.fixture.ts", import.meta.url), botGames, [1, 2]);
    for (const { score, steps } of games) {
      expect(score).toBeGreaterThanOrEqual(bot.goal.score);
      expect(steps).toBeLessThan(bot.goal.steps);
    }
  });
});
