import { noOptions, type Rules } from "#kit/records/rules.ts";
import { type Action, Run, type Snapshot } from "./core/run.ts";

/** Slopeline on the boards: metres and tricks of one go. */
export const rules: Rules<Action, null, Snapshot> = {
  slug: "slopeline",
  hasGhost: true,
  actions: ["left", "right"],
  isOptions: noOptions,
  create: (random) => new Run(random),
};
