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

/** What each is called, and how many stars of the ladder it takes to wear it. */
export const hats: Readonly<Record<HatId, { name: string; stars: number }>> = {
  none: { name: "No hat", stars: 0 },
  party: { name: "Party hat", stars: 1 },
  boat: { name: "Paper boat", stars: 3 },
  flower: { name: "Flower", stars: 5 },
  propeller: { name: "Propeller cap", stars: 8 },
  cone: { name: "Traffic cone", stars: 11 },
  toast: { name: "Slice of toast", stars: 15 },
  umbrella: { name: "Tiny umbrella", stars: 19 },
  crown: { name: "Golden crown", stars: 24 },
};

export const hatsFor = (stars: number): HatId[] => hatIds.filter((id) => hats[id].stars <= stars);

/** The next or the one before, round and round. */
export function turned<T>(list: readonly T[], current: T, by: number): T {
  const at = Math.max(0, list.indexOf(current)) + by;
  return list[(at + list.length) % list.length] ?? current;
}
