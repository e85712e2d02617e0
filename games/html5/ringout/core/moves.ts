/** A circle that hurts, in front of somebody who stands at 0,0 and looks right; y grows upwards from the feet. */
export type Hit = {
  /** First and last step in which it hurts. */
  from: number;
  to: number;
  x: number;
  y: number;
  r: number;
  damage: number;
  /** Degrees: 0 is forward, 90 up, -90 down. */
  angle: number;
  /** Speed of the launch at 0 damage, and what each further 100 add to it. */
  base: number;
  growth: number;
};

/** Which part of the body does it, for those who draw. */
export type Limb = "hand" | "foot" | "head" | "spin" | "both" | "body";

/** Takes over the body's own speed for a while. */
export type Drift = {
  from: number;
  to: number;
  /** Forward. */
  vx?: number;
  /** Upward. */
  vy?: number;
  /** Sideways by the wish of whoever steers. */
  steer?: number;
};

export type Shot = {
  at: number;
  vx: number;
  vy: number;
  gravity: number;
  r: number;
  life: number;
  /** Speed that it loses sideways in each step, until it comes back. */
  pull?: number;
  damage: number;
  angle: number;
  base: number;
  growth: number;
};

export type Move = {
  limb: Limb;
  /** Steps until the body is free again. */
  length: number;
  hits: readonly Hit[];
  /** The step in which it waits while the button is held: the longer, the harder. */
  charge?: number;
  drift?: readonly Drift[];
  shot?: Shot;
  /** From and to: blows hurt but do not move. */
  armour?: readonly [number, number];
  /** From and to: what was thrown flies back. */
  mirror?: readonly [number, number];
  /** Shields are no help. */
  isToss?: boolean;
  /** Steps of standing still when it is cut short by the ground. */
  landing?: number;
};

export const groundMoves = ["jab", "side", "up", "down"] as const;
export const airMoves = ["airJab", "airSide", "airUp", "airDown"] as const;
export type MoveName =
  | (typeof groundMoves)[number]
  | (typeof airMoves)[number]
  | "special"
  | "recover"
  | "toss";
export type MoveSet = Readonly<Record<MoveName, Move>>;

type Blow = Omit<Hit, "from" | "to"> & {
  limb: Limb;
  /** First step that hurts, last one, and the end of it all. */
  time: readonly [from: number, to: number, length: number];
} & Pick<Move, "charge" | "drift" | "armour" | "mirror" | "landing" | "isToss" | "shot">;

/** The usual move: one circle, once. */
export function blow({ limb, time: [from, to, length], ...rest }: Blow): Move {
  const { x, y, r, damage, angle, base, growth, ...others } = rest;
  return { limb, length, hits: [{ from, to, x, y, r, damage, angle, base, growth }], ...others };
}

/** A grip that turns into a throw: short, quick, and the answer to somebody who hides behind a shield. */
export const toss = (x: number, y: number, damage: number, growth: number): Move =>
  blow({ limb: "both", time: [6, 8, 28], x, y, r: 24, damage, angle: 48, base: 8, growth, isToss: true });

/** How many times harder a move becomes when its button was held for so many steps. */
export const MOST_CHARGE = 48;
export const chargeFactor = (charge: number) => 1 + (Math.min(charge, MOST_CHARGE) / MOST_CHARGE) * 0.45;
