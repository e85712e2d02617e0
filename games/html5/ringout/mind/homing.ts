import { characterOf, type Fighter, heightOf, widthOf } from "#html5/ringout/core/fighter.ts";
import { IDLE, type Pad } from "#html5/ringout/core/pad.ts";
import type { Ledge } from "#html5/ringout/core/platforms.ts";
import { isOverNothing, nearestLedge, type Sight, wayTo } from "./senses.ts";

/** How to get back from over nothing, or up from a ledge; nothing when there is ground below. */
export function wayHome(sight: Sight, self: Fighter): Pad | undefined {
  if (self.stance === "hang") return offLedge(self);
  if (!isOverNothing(sight, self)) return undefined;
  const ledge = nearestLedge(sight, self);
  if (!ledge) return undefined;
  const way = wayBeside(self, ledge);
  const pad = { ...IDLE, x: way };
  if (self.stance !== "free") return pad;
  const depth = self.y - ledge.y;
  const far = Math.abs(self.x - ledge.x);
  const isFalling = self.vy > 1.5;
  if (self.airJumps > 0) {
    const isTime = isFalling && (depth > 0 || far > 220);
    return { ...pad, jump: isTime && !self.pad.jump };
  }
  const rise = climbOf(self);
  const isTime = depth > rise * 0.55 || (far > 160 && depth > -30) || far > 300;
  if (self.canRecover && isFalling && isTime) return { ...pad, y: -1, special: !self.pad.special };
  // An umbrella is held open all the way.
  return { ...pad, jump: characterOf(self).parachute !== undefined };
}

/** From above straight onto the floor; from below beside the wall, where the ledge can be held and no ceiling is in the way. */
function wayBeside(self: Fighter, { x, y, side }: Ledge): number {
  if (self.y < y - 8) return wayTo(self.x, x - side * 16);
  const spot = x + side * (widthOf(self) / 2 + 5);
  return Math.abs(spot - self.x) < 5 ? 0 : wayTo(self.x, spot);
}

function offLedge(self: Fighter): Pad {
  const inward = -(self.ledge?.side ?? 1);
  return self.age > 16 ? { ...IDLE, x: inward } : IDLE;
}

/** How high the last resort carries. */
export function climbOf(self: Fighter): number {
  const { drift = [] } = characterOf(self).moves.recover;
  const lift = drift.reduce((sum, { from, to, vy = 0 }) => sum + Math.max(0, vy) * (to - from + 1), 0);
  return lift + heightOf(self) * 0.6;
}
