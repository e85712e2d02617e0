import { atan2, hypot } from "#kit/exact-math.ts";
import { inSights } from "./aim.ts";
import type { Guest } from "./guest.ts";
import type { Level } from "./level.ts";
import type { MaskId } from "./masks.ts";
import { fieldTo, nextOnWay } from "./paths.ts";
import { wrapAngle } from "./walk.ts";

/** What a bot may know: what the player sees ahead, and how to get to where the noise is. */
export type Snapshot = {
  hero: { tags: number; coats: number; tank: number; isOut: boolean; isReady: boolean; mask: MaskId };
  /** Somebody in view: how far to the right in radians, and how far away. */
  target: { aside: number; distance: number } | null;
  /** The next step on the way to the nearest rival, and whether it must be jumped onto. */
  way: { aside: number; needsJump: boolean } | null;
  secondsLeft: number;
};

/** The part of a party that can be sensed. */
type Surroundings = { level: Level; hero: Guest | undefined; guests: readonly Guest[]; left: number };

const VIEW = 1.2;

export function lookAround({ level, hero, guests, left }: Surroundings): Snapshot {
  const secondsLeft = Math.ceil(left / 60);
  if (!hero) {
    const nobody = { tags: 0, coats: 0, tank: 0, isOut: true, isReady: false, mask: "duck" } as const;
    return { hero: nobody, target: null, way: null, secondsLeft };
  }
  const { tags, coats, tank, isOut, mask } = hero;
  const state = { tags, coats, tank, isOut, isReady: hero.charge >= 1, mask };
  const seen = inSights(level, hero, guests, VIEW);
  const target = seen && { aside: wrapAngle(seen.angle - hero.angle), distance: seen.distance };
  return {
    hero: state,
    target: target ?? null,
    way: target ? null : wayOn(level, hero, guests),
    secondsLeft,
  };
}

function wayOn(level: Level, hero: Guest, guests: readonly Guest[]) {
  const far = (guest: Guest) => hypot(guest.x - hero.x, guest.y - hero.y);
  const rival = guests
    .filter((guest) => guest !== hero && !guest.isOut)
    .toSorted((a, b) => far(a) - far(b))[0];
  const next = rival && nextOnWay(level, fieldTo(level, rival), hero);
  if (!next) return null;
  return {
    aside: wrapAngle(atan2(next.y - hero.y, next.x - hero.x) - hero.angle),
    needsJump: level.heightAt(next.x, next.y) - hero.z > 0.55,
  };
}
