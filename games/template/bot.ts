import type { Bot } from "#kit/bot.ts";
import type { Action, Snapshot } from "./core.ts";

/** Runs under the lowest star. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 20, steps: 60 * 60 },
  coverStep: 60 * 20,
  act({ basket, stars }) {
    const lowest = stars.toSorted((a, b) => b.y - a.y)[0];
    if (!lowest || Math.abs(lowest.x - basket) < 12) return {};
    return { held: [lowest.x < basket ? "left" : "right"] };
  },
};
