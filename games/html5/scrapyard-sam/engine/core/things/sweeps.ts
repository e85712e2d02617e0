/** Something that crosses the screen along the floor and is jumped over, or left its lane: a wave, a pipe, a gear. */
export type Sweep = {
  kind: "wave" | "pipe" | "gear";
  x: number;
  z: number;
  vx: number;
  half: number;
  /** How far it reaches into the yard, to either side of `z`. */
  deep: number;
  high: number;
  t: number;
  hasHit: boolean;
  /** Foes that it has met. */
  struck: Set<number>;
};
export type SweepPlan = Omit<Sweep, "t" | "hasHit" | "struck">;
