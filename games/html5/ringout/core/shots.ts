import type { CharacterId } from "./characters.ts";
import { characterOf, type Fighter, heightOf, isInRing, widthOf } from "./fighter.ts";
import type { Shot as ShotPlan } from "./moves.ts";

/** Something thrown, on its way. */
export type Shot = {
  readonly plan: ShotPlan;
  readonly kind: CharacterId;
  seat: number;
  team: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Change of the speed sideways in each step. */
  pull: number;
  age: number;
};

export function shoot(fighter: Fighter): Shot | undefined {
  const plan = characterOf(fighter).moves.special.shot;
  if (!plan) return undefined;
  const { seat, team, kind, facing, size } = fighter;
  return {
    plan,
    kind,
    seat,
    team,
    x: fighter.x + facing * widthOf(fighter) * 0.7,
    y: fighter.y - heightOf(fighter) * 0.6,
    vx: plan.vx * facing * size,
    vy: -plan.vy,
    pull: -(plan.pull ?? 0) * facing * size,
    age: 0,
  };
}

export function stepShot(shot: Shot): void {
  shot.age++;
  shot.vy += shot.plan.gravity;
  shot.vx += shot.pull;
  shot.x += shot.vx;
  shot.y += shot.vy;
}

/** Sends it back, as if somebody else had thrown it. */
export function turnBack(shot: Shot, { seat, team }: Fighter): void {
  Object.assign(shot, { seat, team, age: 0, vx: -Math.sign(shot.vx) * shot.plan.vx, pull: 0 });
}

/** Whether a circle touches somebody's body. */
export function touches(x: number, y: number, r: number, fighter: Fighter): boolean {
  const reach = widthOf(fighter) / 2;
  const dx = Math.max(0, Math.abs(x - fighter.x) - reach);
  const dy = Math.max(0, y - fighter.y, fighter.y - heightOf(fighter) - y);
  return isInRing(fighter) && dx * dx + dy * dy < r * r;
}
