import type { Rules } from "#kit/records/rules.ts";
import { firstCar } from "./core/cars.ts";
import { type Action, Run, type Snapshot } from "./core/run.ts";
import type { TrackId } from "./core/track.ts";
import { firstTrack, trackBy, tracks } from "./core/tracks.ts";

const isTrackId = (value: unknown): value is string => tracks.some(({ id }) => id === value);

/** English, as boards and rooms tell it: the site has words for it. */
export const trackLabels: Readonly<Record<TrackId, string>> = {
  "bell-yard": "Bell Yard",
  "crane-quay": "Crane Quay",
  "puddle-street": "Puddle Street",
  "maple-pass": "Maple Pass",
  "lantern-loop": "Lantern Loop",
  "snow-day": "Snow Day",
  "top-deck": "Top Deck",
  fairground: "Fairground",
};

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
  boards: trackLabels,
  unit: "Drift points",
};
