import { atan, sin } from "#kit/exact-math.ts";
import { GRAVITY, type Sea } from "./sea.ts";
import type { Debris } from "./world.ts";

/** Falls, then floats: driftwood follows the waves and the wind. */
export function stepDebris(piece: Debris, sea: Sea, wind: number): void {
  piece.age++;
  const surface = sea.surface(piece.x);
  piece.vy += GRAVITY;
  if (piece.y > surface - 4) {
    const lift = Math.min(1.6, (piece.y - surface + 4) / 10) * GRAVITY * 1.6;
    piece.vy = (piece.vy - lift) * 0.92;
    piece.vx = piece.vx * 0.97 + wind * 0.4;
    const flat = atan(sea.slope(piece.x));
    piece.spin = piece.spin * 0.9 + sin(flat - piece.turn) * 0.008;
  }
  piece.x += piece.vx;
  piece.y += piece.vy;
  piece.turn += piece.spin;
}
