/** Interpolation and easing. */

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
export const lerp = (from: number, to: number, part: number) => from + (to - from) * part;

/** Moves a value towards the target by at most `maxStep`. */
export const approach = (value: number, target: number, maxStep: number) =>
  value < target ? Math.min(target, value + maxStep) : Math.max(target, value - maxStep);

// Easing functions from 0..1 to 0..1 (easeBack overshoots a little).
export const easeIn = (t: number) => t * t * t;
export const easeOut = (t: number) => 1 - easeIn(1 - t);
export const easeInOut = (t: number) => t * t * (3 - 2 * t);
export const easeBack = (t: number) => 1 + (2.7 * (t - 1) + 1.7) * (t - 1) * (t - 1);
