import type { Arena } from "#html5/ringout/core/arenas.ts";
import { type Fighter, heightOf, isInRing } from "#html5/ringout/core/fighter.ts";
import type { Match } from "#html5/ringout/core/match.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, lerp } from "#kit/ease.ts";

type Frame = { x: number; y: number; zoom: number };

const NEAREST = 1.35;
const AIR = 120;
/** Of air around the stage: all that one can stand on is always in the picture. */
const RIM = 16;
/** Plates lie over the lower edge: what happens must happen above them. */
const BELOW = 66;

/** What must be seen to see everybody and the whole stage, as large as it can be. */
export function frameFor(
  fighters: readonly Fighter[],
  stage: { left: number; right: number; top: number },
  size: { width: number; height: number },
): Frame {
  const seen = fighters.filter(
    (fighter) => isInRing(fighter) && (fighter.stocks > 0 || fighter.stance === "stun"),
  );
  if (seen.length === 0) return { x: 0, y: -70, zoom: 1 };
  const left = Math.min(stage.left - RIM, ...seen.map(({ x }) => x - AIR));
  const right = Math.max(stage.right + RIM, ...seen.map(({ x }) => x + AIR));
  const heads = seen.map((fighter) => fighter.y - heightOf(fighter) - AIR * 0.7);
  const top = Math.min(stage.top - RIM, ...heads);
  const bottom = Math.max(0, ...seen.map(({ y }) => y)) + AIR * 0.6 + BELOW;
  const zoom = Math.min(NEAREST, size.width / (right - left), size.height / (bottom - top));
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom };
}

/** All that one can stand on, as far as it swings. */
export function stageOf({ slabs }: Pick<Arena, "slabs">): { left: number; right: number; top: number } {
  return {
    left: Math.min(...slabs.map(({ x, sway }) => x - (sway?.x ?? 0))),
    right: Math.max(...slabs.map(({ x, width, sway }) => x + width + (sway?.x ?? 0))),
    top: Math.min(...slabs.map(({ y, sway }) => y - (sway?.y ?? 0))),
  };
}

/** Follows the fight softly, and never looks so far out that there is nothing to see. */
export class Camera {
  x = 0;
  y = -70;
  zoom = 0.9;

  step({ fighters, arena }: Match, view: Pick<View, "width" | "height">): void {
    const wish = frameFor(fighters, stageOf(arena), view);
    const { ring } = arena;
    const least = Math.max(
      view.width / (ring.right - ring.left + 80),
      view.height / (ring.bottom - ring.top + 150),
    );
    const zoom = Math.max(least, wish.zoom);
    // Out is hurried, in takes its time: nobody may leave the picture.
    this.zoom = lerp(this.zoom, zoom, zoom < this.zoom ? 0.14 : 0.04);
    const halfWide = view.width / 2 / this.zoom;
    const halfHigh = view.height / 2 / this.zoom;
    const x = clamp(wish.x, ring.left - 40 + halfWide, ring.right + 40 - halfWide);
    const y = clamp(wish.y, ring.top - 40 + halfHigh, ring.bottom + 110 - halfHigh);
    this.x = lerp(this.x, x, 0.11);
    this.y = lerp(this.y, y, 0.11);
  }

  apply({ ctx, width, height }: View): void {
    ctx.translate(width / 2, height / 2);
    ctx.scale(this.zoom, this.zoom);
    ctx.translate(-this.x, -this.y);
  }
}
