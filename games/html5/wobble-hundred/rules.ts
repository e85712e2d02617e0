import type { Rules } from "#kit/records/rules.ts";
import { type DisciplineId, disciplineIds, disciplines, isDiscipline } from "./core/disciplines.ts";
import { type Action, type Snapshot, Sprint } from "./core/sprint.ts";

/** Wobble Hundred on the boards: points of one attempt, on a board for each discipline. */
export const rules: Rules<Action, DisciplineId, Snapshot> = {
  slug: "wobble-hundred",
  hasGhost: true,
  actions: ["leftLift", "leftPush", "rightLift", "rightPush", "leftStride", "rightStride"],
  isOptions: isDiscipline,
  firstOptions: "hundred",
  create: (_random, id) => new Sprint(id),
  boardOf: (id) => id,
  boards: Object.fromEntries(disciplineIds.map((id) => [id, disciplines[id].name])),
  unit: "Points",
};
