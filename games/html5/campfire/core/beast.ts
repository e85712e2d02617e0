import { cos, sin } from "#kit/exact-math.ts";
import type { Spot } from "./island.ts";

/** Kinds of animals on the island. */
export type BeastKind = "sheep" | "wolf" | "bear" | "imp";
export type Beast = Spot & {
  kind: BeastKind;
  vx: number;
  vy: number;
  heading: number;
  /** The heading as a step of length 1; set by `turnBeast`. */
  ahead: Spot;
  /** Blows that it takes before it runs. */
  courage: number;
  /** Runs away until then. */
  scaredUntil: number;
  thinkAt: number;
  /** Its last turn. */
  actedAt: number;
  nippedAt: number;
  nips: number;
  /** When the wool is back. */
  shornUntil: number;
  hitAt: number;
  isWalking: boolean;
  prey: number;
};

type Stats = { radius: number; pace: number; courage: number; sight: number; bite: number; shy: number };
export const beastStats: Readonly<Record<BeastKind, Stats>> = {
  sheep: { radius: 14, pace: 0.7, courage: 1, sight: 0, bite: 0, shy: 0 },
  wolf: { radius: 13, pace: 2.35, courage: 3, sight: 430, bite: 4, shy: 150 },
  imp: { radius: 14, pace: 0, courage: 2, sight: 0, bite: 0, shy: 0 },
  bear: { radius: 22, pace: 1.9, courage: 14, sight: 520, bite: 10, shy: 90 },
};

/** The same without a look-up by name, for every step. */
export function statsOf({ kind }: Beast): Stats {
  if (kind === "sheep") return beastStats.sheep;
  if (kind === "wolf") return beastStats.wolf;
  return kind === "bear" ? beastStats.bear : beastStats.imp;
}

/** Turns a beast. Its sine and cosine are kept, because it goes straight on for many steps. */
export function turnBeast(beast: Beast, heading: number): void {
  beast.heading = heading;
  beast.ahead.x = cos(heading);
  beast.ahead.y = sin(heading);
}

export function makeBeast(kind: BeastKind, at: Spot, time: number): Beast {
  const { courage } = beastStats[kind];
  return {
    kind,
    x: at.x,
    y: at.y,
    vx: 0,
    vy: 0,
    heading: 0,
    ahead: { x: 1, y: 0 },
    courage,
    scaredUntil: 0,
    thinkAt: time,
    actedAt: time,
    nippedAt: 0,
    nips: 0,
    shornUntil: 0,
    hitAt: -1000,
    isWalking: false,
    prey: -1,
  };
}
