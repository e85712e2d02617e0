import type { Bot } from "#kit/bot.ts";
import type { Move } from "#kit/input/controls.ts";
import { isPlane, type Obstacle, PLANE_SPEED } from "./course.ts";
import { type Action, HERO_WIDTH } from "./hero.ts";
import type { Snapshot } from "./run.ts";

/** Steps from take-off to the highest point of a full jump. */
const RISING = 22;

/** Looks at the next obstacle only, as a player does who has just learnt the keys. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 500, steps: 3 * 60 * 60 },
  coverStep: 21_584,
  act(snapshot) {
    const next = snapshot.obstacles.find(
      ({ kind, x, width, isGone }) => !isGone && kind !== "spring" && x + width > snapshot.distance + 6,
    );
    return next ? face(next, snapshot) : {};
  },
};

function face(next: Obstacle, { distance, speed, hero }: Snapshot): Move<Action> {
  const pace = isPlane(next.kind) ? speed + PLANE_SPEED : speed;
  const toEdge = (next.x - distance - HERO_WIDTH) / pace;
  if (next.kind === "vine" || next.kind === "high-plane") return toEdge < 10 ? { held: ["duck"] } : {};
  const canDash = next.kind === "pot" && hero.isOnGround && (hero.energy >= 1 || hero.dash > 0);
  if (canDash) return toEdge < 8 ? { held: ["dash"] } : {};
  const toMiddle = (next.x + next.width / 2 - distance - HERO_WIDTH / 2) / pace;
  // Let go on the ground, so that the next press is a new one.
  if (hero.isOnGround) return toMiddle < RISING && toMiddle > 0 ? { held: ["jump"] } : {};
  return { held: ["jump"] };
}
