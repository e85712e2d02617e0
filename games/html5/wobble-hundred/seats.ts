import type { Chosen } from "#kit/together/choices.ts";
import { raceOf } from "#kit/together/race.ts";
import { disciplineIds } from "./core/disciplines.ts";
import { disciplineLabels, rules } from "./rules.ts";

/** Wobble Hundred in a room: one attempt each, in a discipline of the host's choice, the closed ones too. */
export const seats = raceOf(rules, {
  choices: [
    {
      key: "discipline",
      label: "Discipline",
      values: disciplineIds.map((id) => ({ value: id, label: disciplineLabels[id] })),
    },
  ],
  runOptions: ({ discipline }: Chosen) => discipline ?? null,
});
