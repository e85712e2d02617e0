import type { Bot } from "#kit/bot.ts";
import type { Action, Snapshot } from "./core/run.ts";
import { lineX } from "./core/track.ts";

/** Follows the line of gems, looking a third of a second ahead, as a player does who has found the rhythm. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 1500, steps: 3 * 60 * 60 },
  coverStep: 60 * 19,
  act({ ball, line }) {
    const ahead = lineX(line, ball.z + ball.vz * 0.2);
    const off = ahead - (ball.x + ball.vx * 0.1);
    if (Math.abs(off) < 0.3) return {};
    return { held: [off < 0 ? "left" : "right"] };
  },
};
