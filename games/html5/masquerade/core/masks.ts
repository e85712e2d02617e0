import type { Place } from "./level.ts";
export const maskIds = ["duck", "puffer", "octopus", "owl", "frog", "sheet", "melon", "toaster"] as const;
export type MaskId = (typeof maskIds)[number];

/** Its words are the messages `mask.`, `power.` and `powerHow.` of its id. */
export type Mask = {
  /** How long its power lasts, and how long it takes to come back. */
  seconds: number;
  recharge: number;
  /** Tags over all rounds after which one may come with it on. */
  tags: number;
};

export const masks: Readonly<Record<MaskId, Mask>> = {
  duck: {
    seconds: 3.5,
    recharge: 11,
    tags: 0,
  },
  puffer: {
    seconds: 3,
    recharge: 14,
    tags: 0,
  },
  octopus: {
    seconds: 0.35,
    recharge: 10,
    tags: 0,
  },
  owl: {
    seconds: 6,
    recharge: 15,
    tags: 8,
  },
  frog: {
    seconds: 2.5,
    recharge: 10,
    tags: 20,
  },
  sheet: {
    seconds: 5,
    recharge: 15,
    tags: 40,
  },
  melon: {
    seconds: 5,
    recharge: 14,
    tags: 70,
  },
  toaster: {
    seconds: 4,
    recharge: 14,
    tags: 110,
  },
};

/** Where a mask waits to be put on. */
export type Stand = Place & { mask: MaskId | undefined; wait: number };
