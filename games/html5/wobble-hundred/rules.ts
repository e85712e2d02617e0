import type { Rules } from "#kit/records/rules.ts";
import { type DisciplineId, isDiscipline } from "./core/disciplines.ts";
import { type Action, type Snapshot, Sprint } from "./core/sprint.ts";

/** English, as boards and rooms tell it: the site has words for it. */
export const disciplineLabels: Readonly<Record<DisciplineId, string>> = {
  hundred: "The Hundred",
  hurdles: "Shin Hurdles",
  moon: "Moon Mile-ish",
  hop: "Long Hop",
  ice: "Ice Hundred",
};

/** Wobble Hundred on the boards: points of one attempt, on a board for each discipline. */
export const rules: Rules<Action, DisciplineId, Snapshot> = {
  slug: "wobble-hundred",
  hasGhost: true,
  actions: ["leftLift", "leftPush", "rightLift", "rightPush", "leftStride", "rightStride"],
  isOptions: isDiscipline,
  firstOptions: "hundred",
  create: (_random, id) => new Sprint(id),
  boardOf: (id) => id,
  boards: disciplineLabels,
  unit: "Points",
};
