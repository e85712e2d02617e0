import type { Spot } from "#html5/campfire/core/island.ts";

type Mover = Spot & { vx: number; vy: number; actedAt: number };
export type Place = Spot & { facing: number };
type Shown = { now: Place; before: Place };

/** So much of the way to where it should be goes in a step. */
const PULL = 0.34;
const TURN_PULL = 0.3;
/** Whoever is further off than this has not walked there. */
const JUMP = 110;
/** For as many steps a walk goes on as it was, until the next turn. */
const LONGEST_TURN = 6;

/** Places on the screen of those who act in turns: they glide, though their rules move them a few steps at once. */
export class Glide {
  private readonly all = new Map<Mover, Shown>();

  step(mover: Mover, facing: number, time: number): void {
    const steps = Math.min(LONGEST_TURN, time - mover.actedAt);
    const x = mover.x + mover.vx * steps;
    const y = mover.y + mover.vy * steps;
    const shown = this.all.get(mover);
    if (!shown || Math.abs(shown.now.x - x) > JUMP || Math.abs(shown.now.y - y) > JUMP) {
      this.all.set(mover, { now: { x, y, facing }, before: { x, y, facing } });
      return;
    }
    const { now, before } = shown;
    Object.assign(before, now);
    now.x += (x - now.x) * PULL;
    now.y += (y - now.y) * PULL;
    const turn = facing - now.facing;
    now.facing += Math.atan2(Math.sin(turn), Math.cos(turn)) * TURN_PULL;
  }

  /** Where it is seen, `alpha` of a step later. */
  placeOf(mover: Mover, facing: number, alpha: number): Place {
    const shown = this.all.get(mover);
    if (!shown) return { x: mover.x, y: mover.y, facing };
    const { now, before } = shown;
    return {
      x: before.x + (now.x - before.x) * alpha,
      y: before.y + (now.y - before.y) * alpha,
      facing: now.facing,
    };
  }
}
