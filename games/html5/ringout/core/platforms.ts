import { sin } from "#kit/exact-math.ts";
import type { Arena, Slab } from "./arenas.ts";

/** A slab as it lies in one step, with how far it came since the last one. */
export type Platform = { slab: Slab; left: number; right: number; top: number; dx: number; dy: number };
export type Ledge = { platform: number; x: number; y: number; side: 1 | -1 };

function placeOf({ x, y, sway }: Slab, time: number) {
  if (!sway) return { x, y };
  const swing = sin((time / sway.steps + (sway.part ?? 0)) * Math.PI * 2);
  return { x: x + (sway.x ?? 0) * swing, y: y + (sway.y ?? 0) * swing };
}

export function platformsAt({ slabs }: Arena, time: number): Platform[] {
  return slabs.map((slab) => {
    const { x, y } = placeOf(slab, time);
    return { slab, left: x, right: x + slab.width, top: y, dx: 0, dy: 0 };
  });
}

/** Moves those that move. The same objects go on, because thousands of bouts are played when strengths are measured. */
export function movePlatforms(platforms: readonly Platform[], time: number): void {
  for (const platform of platforms) {
    if (!platform.slab.sway) continue;
    const { x, y } = placeOf(platform.slab, time);
    platform.dx = x - platform.left;
    platform.dy = y - platform.top;
    platform.left = x;
    platform.right = x + platform.slab.width;
    platform.top = y;
  }
}

/** The corners from which somebody can hang: those of thick slabs, `side` being the way out. */
export function ledgesOf(platforms: readonly Platform[]): Ledge[] {
  return platforms.flatMap(({ slab, left, right, top }, platform): Ledge[] =>
    slab.thick === undefined
      ? []
      : [
          { platform, x: left, y: top, side: -1 },
          { platform, x: right, y: top, side: 1 },
        ],
  );
}

/** The highest platform under a point, if there is any to fall on. */
export function groundUnder(platforms: readonly Platform[], x: number, y: number): Platform | undefined {
  let highest: Platform | undefined;
  for (const platform of platforms) {
    const { left, right, top } = platform;
    if (x >= left && x <= right && top >= y - 4 && (!highest || top < highest.top)) highest = platform;
  }
  return highest;
}
