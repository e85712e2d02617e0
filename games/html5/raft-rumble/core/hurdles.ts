import { sin } from "#kit/exact-math.ts";
import { SEA_LEVEL, type Sea } from "./sea.ts";
import type { Hurdle, HurdleKind } from "./world.ts";

const sizes: Readonly<Record<HurdleKind, number>> = { rock: 62, buoy: 21, whale: 66 };
/** A whale's breath, up and down, in steps. */
const BREATH = 640;

export function newHurdle(kind: HurdleKind, x: number): Hurdle {
  return { kind, x, home: x, y: SEA_LEVEL, radius: sizes[kind] };
}

export function stepHurdle(hurdle: Hurdle, sea: Sea): void {
  if (hurdle.kind === "rock") hurdle.y = SEA_LEVEL - 12;
  if (hurdle.kind === "buoy") {
    hurdle.y = sea.surface(hurdle.x) - 14;
    hurdle.x = hurdle.home + sin(sea.steps * 0.013 + hurdle.home) * 14;
  }
  if (hurdle.kind === "whale") {
    const rise = sin((sea.steps / BREATH) * Math.PI * 2);
    hurdle.y = SEA_LEVEL + 52 - 64 * Math.max(-0.6, rise);
    hurdle.x = hurdle.home + sin(sea.steps * 0.004) * 60;
  }
}
