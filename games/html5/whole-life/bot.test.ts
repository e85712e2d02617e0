import { describe, expect, it } from "vitest";
import { playBot } from "#kit/bot.ts";
import { createRandom } from "#kit/random.ts";
import { bot } from "./bot.ts";
import { allEvents } from "./events/all.ts";
import { Story } from "./life/story.ts";

describe("bot", () => {
  it.each([1, 2, 3])("lives a full life with seed %i", (seed) => {
    const story = new Story({ events: allEvents, random: createRandom(seed) });
    const steps = playBot(story, bot);
    expect(story.isOver).toBe(true);
    expect(story.score).toBeGreaterThanOrEqual(bot.goal.score);
    expect(steps).toBeLessThan(bot.goal.steps);
  });
});
