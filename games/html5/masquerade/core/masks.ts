import type { Place } from "./level.ts";
export const maskIds = ["duck", "puffer", "octopus", "owl", "frog", "sheet", "melon", "toaster"] as const;
export type MaskId = (typeof maskIds)[number];

export type Mask = {
  name: string;
  power: string;
  /** What the power does, in a few words. */
  words: string;
  /** How long it lasts, and how long it takes to come back. */
  seconds: number;
  recharge: number;
  /** Tags over all rounds after which one may come with it on. */
  tags: number;
};

export const masks: Readonly<Record<MaskId, Mask>> = {
  duck: {
    name: "Duck",
    power: "Quack dash",
    words: "Waddle very, very fast",
    seconds: 3.5,
    recharge: 11,
    tags: 0,
  },
  puffer: {
    name: "Pufferfish",
    power: "Bubble",
    words: "Paint bounces back to its owner",
    seconds: 3,
    recharge: 14,
    tags: 0,
  },
  octopus: {
    name: "Octopus",
    power: "Eight arms",
    words: "A whole fan of paint at once",
    seconds: 0.35,
    recharge: 10,
    tags: 0,
  },
  owl: {
    name: "Owl",
    power: "Night eyes",
    words: "See through walls; paint bends to guests",
    seconds: 6,
    recharge: 15,
    tags: 8,
  },
  frog: {
    name: "Frog",
    power: "Belly flop",
    words: "A giant leap with a splash at its end",
    seconds: 2.5,
    recharge: 10,
    tags: 20,
  },
  sheet: {
    name: "Bed Sheet",
    power: "Boo",
    words: "Hardly anybody can see you",
    seconds: 5,
    recharge: 15,
    tags: 40,
  },
  melon: {
    name: "Melon",
    power: "Big brush",
    words: "Blobs the size of melons",
    seconds: 5,
    recharge: 14,
    tags: 70,
  },
  toaster: {
    name: "Toaster",
    power: "Pop pop pop",
    words: "Twice as fast, and the tank stays full",
    seconds: 4,
    recharge: 14,
    tags: 110,
  },
};

/** Where a mask waits to be put on. */
export type Stand = Place & { mask: MaskId | undefined; wait: number };
