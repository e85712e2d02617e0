import type { Arena } from "#html5/borders/core/arena.ts";
import { type Box, MIDDLE, RADIUS } from "#html5/borders/core/field.ts";
import type { Runner } from "#html5/borders/core/runner.ts";
import type { View } from "#kit/draw/view.ts";
import type { LandShapes } from "./land.ts";
import { dot, groundPattern, motifPattern, shade } from "./paint.ts";
import type { Theme } from "./themes.ts";

/** How high land stands above the bare field, in cells. */
const HEIGHT = 0.6;

export type Lands = {
  arena: Arena;
  /** The runner whose land has the pattern. */
  hero: Runner | undefined;
  shapes: LandShapes;
  colorOf(id: number): string;
  /** What the frame shows, in cells: the rest is not drawn. */
  sight: Box;
};

/** The field and everyone's land on it. */
export class Scenery {
  private dressed: Theme | undefined;
  private ground: CanvasPattern | undefined;
  private motif: CanvasPattern | undefined;

  drawGround({ ctx, width, height }: View, theme: Theme): void {
    if (this.dressed !== theme) {
      this.dressed = theme;
      this.ground = groundPattern(ctx, theme.mark);
      this.motif = motifPattern(ctx, theme.motif, shade(theme.own, -0.09));
    }
    ctx.fillStyle = theme.beyond;
    ctx.fillRect(-width, -height, width * 3, height * 3);
  }

  drawField({ ctx }: View, theme: Theme): void {
    ctx.fillStyle = theme.ground;
    dot(ctx, MIDDLE, MIDDLE, RADIUS);
    if (this.ground) {
      ctx.fillStyle = this.ground;
      dot(ctx, MIDDLE, MIDDLE, RADIUS);
    }
    // Rings, not discs: a disc would paint the whole screen once more.
    ring(ctx, 0.9, shade(theme.rim, -0.3));
    ring(ctx, 0, theme.rim);
  }

  /** All sides before all tops: a land never throws its side upon its neighbour. */
  drawLands({ ctx }: View, { arena, hero, shapes, colorOf, sight }: Lands): void {
    const lands = arena.runners.filter(
      ({ id }) => arena.field.landOf(id) > 0 && meet(arena.field.boxOf(id), sight),
    );
    ctx.save();
    ctx.translate(0, HEIGHT);
    for (const { id } of lands) {
      ctx.fillStyle = shade(colorOf(id), -0.42);
      ctx.fill(shapes.pathOf(id), "evenodd");
    }
    ctx.restore();
    for (const runner of lands) {
      const path = shapes.pathOf(runner.id);
      ctx.fillStyle = colorOf(runner.id);
      ctx.fill(path, "evenodd");
      if (runner === hero && this.motif) {
        ctx.fillStyle = this.motif;
        ctx.fill(path, "evenodd");
      }
      ctx.strokeStyle = "rgb(255 255 255 / 0.3)";
      ctx.lineWidth = 0.22;
      ctx.stroke(path);
      const flash = 1 - runner.sinceClaim / 22;
      if (flash <= 0) continue;
      ctx.fillStyle = `rgb(255 255 255 / ${flash * 0.3})`;
      ctx.fill(path, "evenodd");
    }
  }
}

const meet = (a: Box, b: Box) =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom + HEIGHT && b.top <= a.bottom + 1 + HEIGHT;

function ring(ctx: CanvasRenderingContext2D, down: number, color: string) {
  ctx.strokeStyle = color;
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  ctx.arc(MIDDLE, MIDDLE + down, RADIUS + 0.8, 0, Math.PI * 2);
  ctx.stroke();
}
