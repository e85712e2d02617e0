import { stoppingWay } from "#html5/ringout/core/body.ts";
import { circlesOf } from "#html5/ringout/core/combat.ts";
import { characterOf, type Fighter, isGrounded, isInRing, moveOf } from "#html5/ringout/core/fighter.ts";
import type { Match } from "#html5/ringout/core/match.ts";
import { groundUnder, type Ledge, ledgesOf, type Platform } from "#html5/ringout/core/platforms.ts";
import { touches } from "#html5/ringout/core/shots.ts";

/** What a mind or a bot may look at. */
export type Sight = Pick<Match, "fighters" | "platforms" | "shots" | "arena" | "time">;

export const wayTo = (from: number, to: number) => Math.sign(to - from);

export function nearestFoe({ fighters }: Sight, self: Fighter): Fighter | undefined {
  const far = (other: Fighter) =>
    Math.abs(other.x - self.x) + Math.abs(other.y - self.y) * 1.3 + (other.stance === "cloud" ? 900 : 0);
  let nearest: Fighter | undefined;
  for (const other of fighters) {
    if (other.team === self.team || !isInRing(other)) continue;
    if (!nearest || far(other) < far(nearest)) nearest = other;
  }
  return nearest;
}

/** Over nothing: whoever does nothing now is gone. */
export function isOverNothing({ platforms }: Sight, self: Fighter): boolean {
  return !isGrounded(self) && !groundUnder(platforms, self.x, self.y);
}

export function nearestLedge({ platforms }: Sight, self: Fighter): Ledge | undefined {
  // Whoever is halfway over a gap goes on rather than back.
  const isBehind = ({ x, y }: Ledge) =>
    self.y < y && Math.abs(self.vx) > 2 && Math.sign(x - self.x) !== Math.sign(self.vx);
  const far = (ledge: Ledge) =>
    Math.abs(ledge.x - self.x) + Math.abs(ledge.y - self.y) * 0.4 + (isBehind(ledge) ? 180 : 0);
  return ledgesOf(platforms).toSorted((a, b) => far(a) - far(b))[0];
}

/** Where somebody will be in so many steps, if nothing happens. */
export function foresee(fighter: Fighter, steps: number): { x: number; y: number } {
  if (isGrounded(fighter)) return { x: fighter.x + fighter.vx * steps * 0.6, y: fighter.y };
  const { gravity, fall } = characterOf(fighter);
  let { y, vy } = fighter;
  for (let step = 0; step < steps; step++) {
    vy = Math.min(fall, vy + gravity);
    y += vy;
  }
  return { x: fighter.x + fighter.vx * steps, y };
}

/** Whether somebody's swing is about to reach this spot. */
export function isThreatened(self: Fighter, foe: Fighter): boolean {
  const move = moveOf(foe);
  const hit = move?.hits[0];
  if (!move || !hit || foe.age > hit.to) return false;
  return circlesOf(foe, move, hit.from).some(({ px, py, r }) => touches(px, py, r + 16, self));
}

/** Whether walking on this way would lead off the floor, with nothing to fall on. */
export function isAtBrink({ platforms }: Sight, self: Fighter, way: number, ahead = 26): boolean {
  if (self.ground === undefined || way === 0) return false;
  const floor = platforms[self.ground];
  if (!floor) return false;
  const x = self.x + way * Math.max(ahead, stoppingWay(self));
  return (x < floor.left || x > floor.right) && !groundUnder(platforms, x, self.y);
}

/** The floor on the other side of a gap, this way. */
export function floorBeyond({ platforms }: Sight, self: Fighter, way: number): Platform | undefined {
  return platforms.find(({ left, right, top }) => {
    const edge = way > 0 ? left : right;
    const gap = (edge - self.x) * way;
    return gap > 0 && gap < 260 && top > self.y - 120;
  });
}
