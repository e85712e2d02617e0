import type { AnimalId } from "#html5/hopscotch-highway/core/animals.ts";
import type { Crossing } from "#html5/hopscotch-highway/core/crossing.ts";
import { HOP, heroAt, liftOf } from "#html5/hopscotch-highway/core/hero.ts";
import { groundHeight } from "#html5/hopscotch-highway/core/rows.ts";
import { clamp, lerp } from "#kit/ease.ts";
import { drawFigure } from "./figure.ts";
import { TILE, TILT } from "./iso.ts";
import type { Sprites } from "./sprites.ts";
import { at, type Brush } from "./things.ts";

/** How much of a ghost is seen. */
const GHOST_ALPHA = 0.5;

/** Where an animal is drawn: the row that it belongs to, and its place in columns, heights and rows. */
type Spot = { row: number; x: number; y: number; z: number; lift: number };

/** Where a crossing's animal is, `alpha` of a step after the last. */
export function spotOf({ hero, street, fate }: Crossing, alpha: number): Spot {
  const ahead = fate ? 0 : alpha;
  const { x, z } = heroAt(hero, ahead);
  const lift = liftOf(hero, ahead);
  const part = hero.hop === 0 ? 1 : 1 - hero.hop / HOP;
  const riding = hero.raft && hero.hop === 0 && !fate ? street.at(hero.row) : undefined;
  const heightOf = (index: number) => {
    const kind = street.at(index)?.kind ?? "field";
    return groundHeight[kind] + (kind === "river" ? 0.15 : kind === "pads" ? 0.04 : 0);
  };
  return {
    // In the air it is drawn with the nearer row, so that neither covers it.
    row: hero.hop > 0 ? Math.min(hero.row, hero.fromRow) : hero.row,
    x: x + (riding?.kind === "river" ? riding.way * riding.speed * alpha : 0),
    y: lerp(heightOf(hero.fromRow), heightOf(hero.row), part),
    z,
    lift,
  };
}

type Look = {
  animal: AnimalId;
  squash: number;
  isGhost: boolean;
  /** Of a disc under the feet, in a room. */
  color?: string | undefined;
};

export function drawRunner(
  { ctx, time }: Brush,
  sprites: Sprites,
  { hero, fate, farewell }: Crossing,
  { x, y, z, lift }: Spot,
  { animal, squash, isGhost, color }: Look,
): void {
  const bump = clamp(1 - hero.sinceBump / 12, 0, 1);
  const { facing } = hero;
  at(ctx, x, y, z, () => {
    if (isGhost) ctx.globalAlpha = GHOST_ALPHA;
    if (color !== undefined) drawDisc(ctx, color);
    drawFigure(ctx, sprites, { animal, facing, lift, squash, bump, fate, farewell, time });
  });
}

function drawDisc(ctx: CanvasRenderingContext2D, color: string) {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.ellipse(0, 0, TILE * 0.42, TILE * 0.42 * TILT, 0, 0, Math.PI * 2);
  ctx.fill();
}
