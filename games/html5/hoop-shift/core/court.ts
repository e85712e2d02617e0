/** Player one is 0, the rival or the second player 1. */
export type Side = 0 | 1;
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** The area that is drawn at least; wider and higher frames see more of the neighbourhood. */
export const STAGE = { width: 960, height: 540 } as const;

// Heights grow upwards from the floor. The one basket stands at the right.
export const COURT = { left: 40, right: 880 } as const;
export const RIM = { front: 792, back: 842, x: 817, y: 234, thick: 3 } as const;
export const BOARD = { x: 858, low: 222, high: 322, thick: 4 } as const;
/** What the ball bounces off when it leaves the picture. */
export const FENCE = { left: 14, right: 905 } as const;
export const BALL = 13;

/** Feet on the left of this line make a shot count three, and a won ball has to be taken back behind it. */
export const ARC_X = 440;
export const isBeyondArc = (x: number) => x < ARC_X;
export const pointsFrom = (x: number): 2 | 3 => (isBeyondArc(x) ? 3 : 2);
