import type { InputPreset } from "#domain/catalogue/input/input-preset.ts";

/** A finger nearer to the middle of the cross holds nothing. */
const MIN_DISTANCE = 0.2;
/** Half of the angle of one direction: two of them overlap in the corners, where both are held. */
const HALF_ANGLE = (Math.PI / 180) * 66;

/** The keys of the directions that a finger on the cross holds. `x` and `y` are from -1 to 1, from its middle. */
export function heldWays(ways: InputPreset["ways"], { x, y }: { x: number; y: number }): Set<string> {
  const distance = Math.hypot(x, y);
  if (distance < MIN_DISTANCE) return new Set();
  const reach = Math.cos(HALF_ANGLE) * distance;
  const towards = { up: -y, down: y, left: -x, right: x } as const;
  // A cross with one axis only is as wide as the finger likes.
  const held = (["up", "down", "left", "right"] as const).filter((way) => towards[way] > reach);
  return new Set(held.flatMap((way) => ways[way] ?? []));
}
