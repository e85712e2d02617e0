import { hypot } from "#kit/exact-math.ts";
/** Yards. The goal lines lie at 0 and at 100; we always play towards 100. */
export const GOAL = 100;
export const END_ZONE = 10;
/** From sideline to sideline: a pocket field for eight a side. */
export const WIDTH = 26;
export const MIDDLE = WIDTH / 2;

/** Pixels of the 960×540 picture. */
export const PIXELS_PER_YARD = 17;
export const FIELD_TOP = 86;
const SEEN = 960 / PIXELS_PER_YARD;

export type Spot = { x: number; y: number };

export const distance = (a: Spot, b: Spot) => hypot(a.x - b.x, a.y - b.y);

/** The left edge of the picture that shows this spot with room ahead of it. */
export function cameraFor(x: number): number {
  return Math.min(GOAL + END_ZONE + 3 - SEEN, Math.max(-END_ZONE - 3, x - 15));
}

export const toScreen = ({ x, y }: Spot, camera: number): Spot => ({
  x: (x - camera) * PIXELS_PER_YARD,
  y: FIELD_TOP + y * PIXELS_PER_YARD,
});

export const toField = ({ x, y }: Spot, camera: number): Spot => ({
  x: x / PIXELS_PER_YARD + camera,
  y: (y - FIELD_TOP) / PIXELS_PER_YARD,
});

/** The line that the ball lies on, counted from the nearer goal. */
export function yardLine(x: number): { side: "own" | "their" | "middle"; yard: number } {
  const yard = Math.round(x);
  if (yard === 50) return { side: "middle", yard };
  return yard < 50
    ? { side: "own", yard: Math.max(1, yard) }
    : { side: "their", yard: Math.max(1, GOAL - yard) };
}
