import type { Point } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import type { Crew } from "./crew.ts";
import type { PartKind } from "./parts.ts";
import type { Raft } from "./raft.ts";
import type { Sea } from "./sea.ts";
import type { Facing } from "./shots/flight.ts";
import type { GadgetKind } from "./shots/gadgets.ts";

/** A throw on its way; `duck` is what a swarm falls apart into. */
export type Shot = Point & {
  kind: GadgetKind | "duck";
  side: number;
  thrower: number;
  facing: Facing;
  power: number;
  vx: number;
  vy: number;
  age: number;
  /** Crew that it has already met. */
  met: number[];
  /** Bounces, slaps and smashes so far. */
  uses: number;
  isDone: boolean;
};

/** A piece that came off a raft and floats about. */
export type Debris = Point & {
  kind: PartKind;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  age: number;
};

export type HurdleKind = "rock" | "buoy" | "whale";
export type Hurdle = Point & { kind: HurdleKind; radius: number; home: number };

export type WorldEvent =
  | { kind: "throw"; gadget: GadgetKind; x: number; y: number }
  | { kind: "burst"; gadget: GadgetKind | "duck"; x: number; y: number; radius: number }
  | { kind: "plop"; x: number; y: number; size: number }
  | { kind: "crack" | "smash"; part: PartKind; x: number; y: number }
  | { kind: "slap" | "skip" | "bump" | "spout" | "hatch"; x: number; y: number }
  | { kind: "knock" | "overboard"; crew: Crew };

/** All that is on the water. */
export type World = {
  sea: Sea;
  wind: number;
  rafts: Raft[];
  crews: Crew[];
  shots: Shot[];
  debris: Debris[];
  hurdles: Hurdle[];
  random: Random;
  events: WorldEvent[];
};
