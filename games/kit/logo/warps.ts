import type { Warp } from "./design.ts";

/** The middle is higher than the ends by so much, as on an arch. Negative: it hangs. */
export const arch =
  (rise: number): Warp =>
  ({ x, y }, _, half) => ({ x, y: y - rise * (1 - (x / half) ** 2) });

/** Letters grow from the ends to the middle, by so much of their height. Negative: they shrink. */
export const bulge =
  (growth: number): Warp =>
  ({ x, y }, _, half) => ({ x, y: y * (1 + growth * (1 - (x / half) ** 2)) });

/** Letters grow from the left end to the right one: from once their height to so many times. */
export const grow =
  (times: number): Warp =>
  ({ x, y }, _, half) => ({ x, y: y * (1 + ((times - 1) * (x + half)) / (2 * half)) });

/** The line rises to the right, by so much for each unit. */
export const rise =
  (slope: number): Warp =>
  ({ x, y }) => ({ x, y: y - x * slope });

/** Letters lean to the right, by so much for each unit of height. */
export const lean =
  (slope: number): Warp =>
  ({ x, y }) => ({ x: x - y * slope, y });

/** The baseline is a wave with so many crests. */
export const wave =
  (height: number, crests: number, phase = 0): Warp =>
  ({ x, y }, _, half) => ({ x, y: y - height * Math.sin(((x / half) * crests + phase) * Math.PI) });

/** Each letter is turned about its middle and moved up by the next of these: [degrees, units]. */
export const tumble =
  (turns: readonly (readonly [number, number])[]): Warp =>
  ({ x, y }, { at, middle }) => {
    const [degrees, up] = turns[at % turns.length] ?? [0, 0];
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const [dx, dy] = [x - middle, y + 50];
    return { x: middle + dx * cos - dy * sin, y: dx * sin + dy * cos - 50 - up };
  };

/** One warp after the other. */
export const both =
  (...warps: readonly Warp[]): Warp =>
  (point, letter, half) =>
    warps.reduce((moved, warp) => warp(moved, letter, half), point);
