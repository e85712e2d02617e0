export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
export const lerp = (from: number, to: number, part: number) => from + (to - from) * part;

/** Moves towards the target by at most `most`, and stops there. */
export const approach = (value: number, target: number, most: number) =>
  value < target ? Math.min(target, value + most) : Math.max(target, value - most);

// Each takes 0 to 1 and gives 0 to 1 (easeBack goes a little beyond before it settles).
export const easeIn = (t: number) => t * t * t;
export const easeOut = (t: number) => 1 - (1 - t) ** 3;
export const easeInOut = (t: number) => t * t * (3 - 2 * t);
export const easeBack = (t: number) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;
