import type { Bot } from "#kit/bot.ts";
import type { Snapshot } from "./core/crossing.ts";
import type { Action } from "./core/hero.ts";
import { planMove } from "./planner.ts";

/** Waits for the landing, looks ahead and hops. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 100, steps: 90 * 60 },
  coverStep: 132,
  act({ hero, time, eraser, rows }) {
    // The press must end before the next one can begin; a hop is long enough for that.
    if (hero.hop > 0) return {};
    const move = planMove({ x: hero.x, row: hero.row, time, eraser, rows });
    return move === "wait" ? {} : { held: [move] };
  },
};
