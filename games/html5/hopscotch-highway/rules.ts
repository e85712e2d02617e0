import type { Rules } from "#kit/records/rules.ts";
import { type AnimalId, isAnimal } from "./core/animals.ts";
import { Crossing, type Snapshot } from "./core/crossing.ts";
import type { Action } from "./core/hero.ts";

/** Hopscotch Highway on the boards: rows of one go. The choice is the animal, which changes looks and voice alone. */
export const rules: Rules<Action, AnimalId, Snapshot> = {
  slug: "hopscotch-highway",
  hasGhost: true,
  actions: ["up", "left", "right", "down"],
  isOptions: isAnimal,
  firstOptions: "hedgehog",
  create: (random) => new Crossing(random),
  unit: "Rows",
};
