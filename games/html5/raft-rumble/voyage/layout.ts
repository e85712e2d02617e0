import { WIDTH } from "#html5/raft-rumble/core/sea.ts";
import type { Area } from "#kit/draw/menu.ts";
import type { Point } from "#kit/input/controls.ts";

/** What can be seen, in game units: at least 900 × 506, more where the frame has room. */
export type Frame = { width: number; height: number };

/** The smallest view that everything fits into. */
export const VIEW: Frame = { width: 900, height: 506 };
/** Of the world, counted so that enough water lies below the rafts for the gadgets. */
export const HEIGHT = 516;
export const DUEL = 15;
/** The shop's place on the map. */
export const SHOP = 16;
const COLUMNS = 5;
const SLOT = 60;

/** The sea stays at the bottom and in the middle; a larger frame shows more sky and more sea. */
export function worldOrigin({ width, height }: Frame): Point {
  return { x: (width - WIDTH) / 2, y: height - HEIGHT };
}

export const isInside = ({ x, y }: Point, area: Area) =>
  x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;

export function gadgetSlots({ width, height }: Frame, count: number): Area[] {
  const step = SLOT + 10;
  const left = (width - count * step + 10) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: left + i * step,
    y: height - SLOT - 10,
    width: SLOT,
    height: SLOT,
  }));
}

export const mapButton = ({ height }: Frame): Area => ({ x: 12, y: height - 54, width: 92, height: 42 });

/** Fifteen islands in three rows; below them the jetty for two, and the shop. */
export function chartPlaces({ width, height }: Frame): Area[] {
  const size = 76;
  const islands = Array.from({ length: DUEL }, (_, i) => {
    const row = Math.floor(i / COLUMNS);
    const column = i % COLUMNS;
    const x = width / 2 + (column - (COLUMNS - 1) / 2) * Math.min(170, width * 0.175) + (row - 1) * 14;
    const y = height * (0.29 + row * 0.215) + (column % 2 ? 10 : -8);
    return { x: x - size / 2, y: y - size / 2, width: size, height: size };
  });
  const y = height - 62;
  return [
    ...islands,
    { x: width / 2 - 258, y, width: 340, height: 50 },
    { x: width / 2 + 98, y, width: 160, height: 50 },
  ];
}

/** The choice that the keys lead to from this one. */
export function chartStep(index: number, dx: number, dy: number): number {
  if (index === DUEL) return dy < 0 ? DUEL - 4 : dx > 0 ? SHOP : index;
  if (index === SHOP) return dy < 0 ? DUEL - 2 : dx < 0 ? DUEL : index;
  if (dy > 0 && index >= DUEL - COLUMNS) return index >= DUEL - 2 ? SHOP : DUEL;
  const next = index + dx + dy * COLUMNS;
  return next >= 0 && next < DUEL ? next : index;
}

export function resultButtons({ width, height }: Frame, count: number): Area[] {
  const step = count > 3 ? 156 : 196;
  const left = (width - count * step + 16) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: left + i * step,
    y: height * 0.62,
    width: step - 16,
    height: 58,
  }));
}
