import type { Bot } from "#kit/bot.ts";
import type { Action } from "./core/hands.ts";
import type { Snapshot } from "./core/senses.ts";

/** Walks to where the others are, turns to whoever it sees, and paints: how a beginner plays with keys alone. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 400, steps: 60 * 150 },
  coverStep: 2085,
  act({ hero, target, way }) {
    if (hero.isOut) return {};
    const held: Action[] = [];
    const aside = target?.aside ?? way?.aside ?? 1;
    if (Math.abs(aside) > 0.05) held.push(aside > 0 ? "turnRight" : "turnLeft");
    if (target) {
      if (Math.abs(aside) < 0.12 && hero.tank > 0) held.push("paint");
      held.push(target.distance > 9 ? "forward" : "right");
      if (hero.isReady) held.push("power");
    } else if (way) {
      if (Math.abs(aside) < 0.7) held.push("forward");
      if (way.needsJump) held.push("jump");
    }
    return { held };
  },
};
