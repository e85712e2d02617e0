import type { Bot } from "#kit/bot.ts";
import type { Action, Snapshot } from "./core/sprint.ts";

/** Steps of a whole gait, and the parts of it (0 to 1) in which the left leg lifts and pushes. The right is half a gait later. */
const GAIT = 47;
const lift = { from: 0.279, to: 0.712 };
const push = { from: 0.498, to: 0.072 };

const isWithin = (phase: number, { from, to }: { from: number; to: number }) =>
  from < to ? phase >= from && phase < to : phase >= from || phase < to;

/** Runs by the clock, with no idea of balance: the rhythm alone carries it. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 2000, steps: 60 * 60 },
  coverStep: 1390,
  act({ steps }) {
    const left = (steps % GAIT) / GAIT;
    const right = (left + 0.5) % 1;
    const held: Action[] = [];
    if (isWithin(left, lift)) held.push("leftLift");
    if (isWithin(left, push)) held.push("leftPush");
    if (isWithin(right, lift)) held.push("rightLift");
    if (isWithin(right, push)) held.push("rightPush");
    return { held };
  },
};
