/** What being hit does. */
export type Blow = {
  damage: number;
  /** Speed away from the one who hits. */
  push: number;
  /** Speed upwards; anything above 0 knocks off the feet. */
  lift: number;
  /** Steps for which everything stands still, so that the hit is felt. */
  stop: number;
  force: "light" | "heavy";
};

/** A blow with its place and time: it can land from `start` for `active` steps, and is over at `end`. */
export type Strike = Blow & {
  start: number;
  active: number;
  end: number;
  /** How far it reaches in front, behind, into the yard, and between which heights. */
  reach: number;
  back: number;
  depth: number;
  low: number;
  high: number;
};

const light = { push: 3, lift: 0, stop: 4, force: "light" } as const;
const heavy = { stop: 9, force: "heavy" } as const;
const front = { back: 6, depth: 26, low: 10, high: 78 };

export const strikes = {
  jab: { ...light, ...front, damage: 6, start: 2, active: 4, end: 13, reach: 70 },
  cross: { ...light, ...front, damage: 7, start: 3, active: 4, end: 15, reach: 74 },
  hook: { ...heavy, ...front, damage: 12, push: 8, lift: 5, start: 5, active: 5, end: 25, reach: 80 },
  kick: {
    ...heavy,
    ...front,
    damage: 10,
    push: 6,
    lift: 4.5,
    stop: 6,
    start: 2,
    active: 22,
    end: 40,
    reach: 60,
    low: -14,
    high: 60,
  },
  volley: {
    ...light,
    ...front,
    damage: 6,
    push: 1.5,
    lift: 5,
    start: 2,
    active: 6,
    end: 14,
    reach: 74,
    low: -10,
    high: 90,
  },
  spike: {
    ...heavy,
    ...front,
    damage: 14,
    push: 10,
    lift: 3,
    start: 4,
    active: 6,
    end: 24,
    reach: 80,
    low: -20,
    high: 90,
  },
  spring: {
    ...heavy,
    ...front,
    damage: 16,
    push: 0.6,
    lift: 13.5,
    stop: 11,
    start: 2,
    active: 6,
    end: 24,
    reach: 84,
    high: 110,
  },
  slide: {
    ...heavy,
    ...front,
    damage: 9,
    push: 4,
    lift: 7.5,
    stop: 5,
    start: 1,
    active: 16,
    end: 26,
    reach: 66,
    low: 0,
    high: 40,
  },
  swing: { ...heavy, ...front, damage: 14, push: 8, lift: 4.5, start: 5, active: 5, end: 22, reach: 100 },
  whirl: {
    ...heavy,
    damage: 9,
    push: 5,
    lift: 5.5,
    stop: 3,
    start: 4,
    active: 44,
    end: 56,
    reach: 104,
    back: 104,
    depth: 48,
    low: -10,
    high: 100,
  },
} as const satisfies Record<string, Strike>;

export type StrikeName = keyof typeof strikes;

/** Blows that come from no fist: falls, throws, bangs. */
export const blows = {
  bash: { damage: 7, push: 0, lift: 0, stop: 5, force: "light" },
  bashEnd: { damage: 11, push: 7, lift: 5, stop: 9, force: "heavy" },
  bowled: { damage: 14, push: 6, lift: 6, stop: 6, force: "heavy" },
  thrown: { damage: 14, push: 0, lift: 0, stop: 0, force: "heavy" },
  pound: { damage: 14, push: 3, lift: 10, stop: 8, force: "heavy" },
  driver: { damage: 34, push: 4, lift: 7, stop: 12, force: "heavy" },
  bang: { damage: 30, push: 7, lift: 9, stop: 8, force: "heavy" },
  revive: { damage: 4, push: 8, lift: 7, stop: 4, force: "heavy" },
  hazard: { damage: 22, push: 4, lift: 9, stop: 6, force: "heavy" },
} as const satisfies Record<string, Blow>;
