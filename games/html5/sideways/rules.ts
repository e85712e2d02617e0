import type { Rules } from "#kit/records/rules.ts";
import { firstCar } from "./core/cars.ts";
import { type Action, Run, type Snapshot } from "./core/run.ts";
import { firstTrack, trackBy, tracks } from "./core/tracks.ts";

const isTrackId = (value: unknown): value is string => tracks.some(({ id }) => id === value);

/**
 * Sideways on the boards: drift points of one race, on a board for each track. All drive the first car: the others are earned, and
 * better. The choice is the track.
 */
export const rules: Rules<Action, string, Snapshot> = {
  slug: "sideways",
  hasGhost: true,
  actions: ["left", "right", "up", "down", "gas", "brake", "handbrake"],
  isOptions: isTrackId,
  firstOptions: firstTrack.id,
  create: (_random, id) => new Run(trackBy(id) ?? firstTrack, firstCar),
  boardOf: (id) => id,
  boards: Object.fromEntries(tracks.map(({ id, name }) => [id, name])),
  unit: "Drift points",
};
