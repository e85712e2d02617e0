import type { Bot } from "#kit/bot.ts";
import { type Action, picks, type Snapshot } from "./life/story.ts";

/** So long a text is left to be looked at. */
const LOOK = 24;

/** Takes the first open choice in odd years and the last one in even ones: nobody's idea of a plan, and a full life. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 180, steps: 90 * 60 },
  coverStep: 1400,
  act({ age, isTold, wait, open }) {
    if (wait < LOOK || wait % 2 === 1) return {};
    const index = age % 2 ? open.indexOf(true) : open.lastIndexOf(true);
    const pick = isTold ? "one" : picks[index];
    return { held: pick ? [pick] : [] };
  },
};
