import type { Bot } from "#kit/bot.ts";
import { drive } from "./core/driver.ts";
import type { Action, Snapshot } from "./core/run.ts";

/** The caretaker at the wheel; takes the first choice of every menu once its words could be read. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 1500, steps: 4 * 60 * 60 },
  coverStep: 8700,
  act({ mode, age, sight }) {
    if (mode !== "race") return { held: age > 60 && age % 2 ? ["confirm"] : [] };
    const { gas, brake, steer, hasHandbrake } = drive(sight);
    const held: Action[] = [];
    if (gas) held.push("up");
    if (brake) held.push("down");
    if (steer < 0) held.push("left");
    if (steer > 0) held.push("right");
    if (hasHandbrake) held.push("handbrake");
    return { held };
  },
};
