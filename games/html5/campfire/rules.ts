import type { Rules } from "#kit/records/rules.ts";
import { Expedition } from "./core/expedition.ts";
import { type Action, actions } from "./core/orders.ts";
import { type Crowd, crowds, isCrowd, levelsOf, mixes } from "./core/skills.ts";
import type { Snapshot } from "./core/snapshot.ts";
import { Wilds } from "./core/wilds.ts";

/** Campfire on the boards: points of the first ten days, on a board for each crowd on the island. */
export const rules: Rules<Action, Crowd, Snapshot> = {
  slug: "campfire",
  actions,
  isOptions: isCrowd,
  firstOptions: "calm",
  create: (random, crowd) => new Expedition(new Wilds({ random, levels: levelsOf(crowd) })),
  boardOf: (crowd) => crowd,
  boards: Object.fromEntries(crowds.map((crowd) => [crowd, `${mixes[crowd].name} island`])),
  unit: "Points",
};
