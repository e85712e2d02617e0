import { clamp } from "#kit/ease.ts";
import { atan2, hypot } from "#kit/exact-math.ts";
import { BLOB_SPEED } from "./blob.ts";
import type { Guest } from "./guest.ts";
import type { Level, Place } from "./level.ts";
import { wrapAngle } from "./walk.ts";

export type Aim = { angle: number; pitch: number };

/** Half of what a blob falls in the first second. */
const DROP = 3.5;

/** Where to point so that paint comes down at the place. */
export function aimAt(from: Place, to: Place): Aim & { distance: number } {
  const distance = hypot(to.x - from.x, to.y - from.y);
  const seconds = distance / BLOB_SPEED;
  return {
    angle: atan2(to.y - from.y, to.x - from.x),
    pitch: atan2(to.z - from.z + DROP * seconds * seconds, distance),
    distance,
  };
}

export type Target = Aim & { guest: Guest; distance: number; off: number };

/** Whom one nearly looks at: the guest in sight that is the least aside. */
export function inSights(
  level: Level,
  shooter: Guest,
  guests: readonly Guest[],
  cone: number,
): Target | undefined {
  let best: Target | undefined;
  for (const guest of guests) {
    if (guest === shooter || guest.isOut || guest.has("sheet")) continue;
    const aim = aimAt(shooter.eye, guest.chest);
    const off = Math.abs(wrapAngle(aim.angle - shooter.angle));
    if (off > Math.min(best?.off ?? cone, cone) || aim.distance > 34) continue;
    if (level.isClear(shooter.eye, guest.chest)) best = { ...aim, guest, off };
  }
  return best;
}

/** The way that paint really takes: bent by at most `help` towards whoever is nearly hit. */
export function helped(level: Level, shooter: Guest, guests: readonly Guest[], help: number): Aim {
  const target = help > 0 ? inSights(level, shooter, guests, help * 2) : undefined;
  if (!target) return { angle: shooter.angle, pitch: shooter.pitch };
  return {
    angle: shooter.angle + clamp(wrapAngle(target.angle - shooter.angle), -help, help),
    pitch: shooter.pitch + clamp(target.pitch - shooter.pitch, -help, help),
  };
}
