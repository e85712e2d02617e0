import type { Shape, Spot } from "./shape.ts";

/** Season or place that a track is drawn in. */
export type Mood = "yard" | "harbour" | "rain" | "autumn" | "night" | "snow" | "deck" | "fair";

/** Bronze, silver, gold. */
export type Marks = readonly [number, number, number];

/** Their words are the messages `track.` and `trackHint.` of these. */
export type TrackId =
  | "bell-yard"
  | "crane-quay"
  | "puddle-street"
  | "maple-pass"
  | "lantern-loop"
  | "snow-day"
  | "top-deck"
  | "fairground";

export type Track = {
  id: TrackId;
  mood: Mood;
  /** Stars it takes to get in. */
  stars: number;
  shape: Shape;
  /** Width of the road, and of the strip between road and wall, in metres. */
  road: number;
  verge: number;
  /** 1 is dry asphalt. */
  grip: number;
  /** Slippery places: puddles, leaves, ice. */
  patches: readonly Patch[];
  rounds: number;
  /** Seconds of the best lap. */
  laps: Marks;
  /** Drift points of a race. */
  points: Marks;
};

export type Patch = Spot & { radius: number };
