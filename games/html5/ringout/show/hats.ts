export const hatIds = [
  "none",
  "party",
  "boat",
  "flower",
  "propeller",
  "cone",
  "toast",
  "umbrella",
  "crown",
] as const;
export type HatId = (typeof hatIds)[number];

/** How many stars of the ladder each takes to be worn. */
export const starsOfHat: Readonly<Record<HatId, number>> = {
  none: 0,
  party: 1,
  boat: 3,
  flower: 5,
  propeller: 8,
  cone: 11,
  toast: 15,
  umbrella: 19,
  crown: 24,
};

export const hatsFor = (stars: number): HatId[] => hatIds.filter((id) => starsOfHat[id] <= stars);

/** The next or the one before, round and round. */
export function turned<T>(list: readonly T[], current: T, by: number): T {
  const at = Math.max(0, list.indexOf(current)) + by;
  return list[(at + list.length) % list.length] ?? current;
}
