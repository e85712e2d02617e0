import { noOptions, type Rules } from "#kit/records/rules.ts";
import type { Action } from "./hero.ts";
import { Run, type Snapshot } from "./run.ts";

/** Cactus Sprint on the boards: points of one run. */
export const rules: Rules<Action, null, Snapshot> = {
  slug: "cactus-sprint",
  hasGhost: true,
  actions: ["jump", "duck", "dash"],
  isOptions: noOptions,
  create: (random) => new Run(random),
};
