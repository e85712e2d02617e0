import { hypot } from "#kit/exact-math.ts";
import type { Guest } from "./guest.ts";
import type { MaskId } from "./masks.ts";

/** When a rival finds that its mask would help. */
const moments: Readonly<Record<MaskId, (me: Guest, distance: number | undefined) => boolean>> = {
  duck: (me, distance) => distance === undefined || me.coats > 0,
  puffer: (me, distance) => me.hitAge < 40 || (distance !== undefined && distance < 8),
  octopus: (_, distance) => distance !== undefined && distance < 9,
  owl: () => true,
  frog: (_, distance) => distance !== undefined && distance > 3 && distance < 9,
  sheet: (me, distance) => distance === undefined || me.coats > 1,
  melon: (_, distance) => distance !== undefined && distance < 20,
  toaster: (_, distance) => distance !== undefined && distance < 18,
};

export function wantsPower(me: Guest, target: Guest | undefined): boolean {
  return moments[me.mask](me, target && hypot(target.x - me.x, target.y - me.y));
}
