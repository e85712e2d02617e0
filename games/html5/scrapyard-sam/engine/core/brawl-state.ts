import type { Random } from "#kit/random.ts";
import type { Body } from "./body.ts";
import type { Chapter } from "./chapter.ts";
import type { BrawlEvent, EventKind } from "./events.ts";
import type { Foe } from "./foes/foe.ts";
import type { FoeKind } from "./foes/foes.ts";
import type { Hero } from "./hero/hero.ts";
import type { Pad } from "./pad.ts";
import type { Tally } from "./tally.ts";
import type { Hazard, Stamp } from "./things/hazards.ts";
import type { Ring } from "./things/rings.ts";
import type { Shot, ShotPlan } from "./things/shots.ts";
import type { Sweep, SweepPlan } from "./things/sweeps.ts";
import type { Placed, Thing, ThingKind } from "./things/things.ts";
import type { Trick } from "./tricks.ts";

/** A warning on the floor: here it comes down. */
export type Mark = {
  x: number;
  z: number;
  half: number;
  deep: number;
  left: number;
  total: number;
  isLane: boolean;
};
export type Find = { trick: Trick; x: number };
export type Spot = { x: number; z: number; y?: number };
export type Outcome = "won" | "lost";

/** State of a brawl, and what the rules of heroes, foes and things may do with it. */
export interface BrawlState {
  readonly chapter: Chapter;
  readonly random: Random;
  readonly hero: Hero;
  readonly pad: Pad;
  /** How many foes may attack at a time. */
  readonly turns: { most: number };
  readonly tally: Tally;
  readonly tricks: Set<Trick>;
  readonly hazards: readonly Hazard[];
  readonly foes: Foe[];
  readonly things: Thing[];
  readonly shots: Shot[];
  readonly rings: Ring[];
  readonly sweeps: Sweep[];
  readonly marks: Mark[];
  readonly finds: Find[];
  /** The left edge of what is seen. */
  readonly camera: number;
  readonly clock: number;
  readonly outcome: Outcome | undefined;
  /** How far anybody may go. */
  readonly bounds: { readonly left: number; readonly right: number };
  emit(kind: EventKind, spot: Spot, more?: Partial<BrawlEvent>): void;
  /** Everything stands still for this long. */
  freeze(steps: number): void;
  mark(mark: Omit<Mark, "total" | "isLane"> & { isLane?: boolean }): void;
  shoot(plan: ShotPlan): void;
  sweep(plan: SweepPlan): void;
  /** A foe walks in from outside, or falls in from a height. */
  spawn(kind: FoeKind, x: number, z: number, y?: number): Foe;
  spawnBoss(hp?: number): void;
  lay(hazard: Hazard): void;
  /** Takes all hazards of this look away. */
  stop(look: Stamp["look"]): void;
  place(placed: Placed): Thing;
  /** A thing that comes flying and lies down. */
  toss(kind: ThingKind, x: number, z: number, vx: number, y?: number): void;
  /** Keeps a body on the screen; true when it ran into the edge. */
  keepIn(body: Body): boolean;
  smash(thing: Thing, way: number): void;
  smashAround(spot: Spot, reach: number): void;
  smashProps(body: Body): void;
  wearOut(thing: Thing): void;
  remove(thing: Thing): void;
  /** What is left of a foe: points, parts, sometimes a treat. */
  scrapFoe(foe: Foe): void;
  /** The trick that was found and not yet tried. */
  readonly lesson: Trick | undefined;
  teach(trick: Trick): void;
  practise(trick: Trick): void;
  win(): void;
  lose(): void;
}
