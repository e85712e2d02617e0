import type { Chosen } from "#kit/together/choices.ts";
import { raceOf } from "#kit/together/race.ts";
import { Run } from "./core/run.ts";
import { tracks } from "./core/tracks.ts";
import { rules, trackLabels } from "./rules.ts";

/** More than any race has metres, so that a car at the finish is before all that still drive. */
const FINISHED = 100_000;

/** Metres on the way, then the sooner the more. */
function progress({ race }: Run): number {
  const { finished, steps, travel } = race;
  return finished === undefined ? Math.max(0, Math.floor(travel)) : FINISHED - (steps - finished);
}

/** Sideways in a room: a race on a track of the host's choice, all in the first car. First home wins, or the most drift points do. */
export const seats = raceOf(rules, {
  choices: [
    {
      key: "track",
      label: "Track",
      values: tracks.map(({ id }) => ({ value: id, label: trackLabels[id] })),
    },
    {
      key: "goal",
      label: "Who wins",
      values: [
        { value: "first", label: "First home" },
        { value: "drift", label: "Most drift points" },
      ],
    },
  ],
  runOptions: ({ track }: Chosen) => track ?? null,
  scoreOf: (run, { goal }) => (run instanceof Run ? (goal === "drift" ? run.score : progress(run)) : 0),
});
