import type { Arena } from "#html5/borders/core/arena.ts";
import { MIDDLE, RADIUS, SIZE } from "#html5/borders/core/field.ts";
import type { Runner } from "#html5/borders/core/runner.ts";
import type { View } from "#kit/draw/view.ts";
import type { LandShapes } from "./land.ts";
import { dot } from "./paint.ts";
import type { Theme } from "./themes.ts";

const PIXELS = 240;
/** Frames between two pictures of the land; the dots move in every one. */
const REFRESH = 20;

type MapOf = {
  arena: Arena;
  hero: Runner | undefined;
  shapes: LandShapes;
  theme: Theme;
  colorOf(id: number): string;
};

/** The whole field in a corner: everyone's land, painted now and then, with you and the leader on top. */
export class Minimap {
  private readonly canvas = document.createElement("canvas");
  private age = REFRESH;

  draw(view: View, map: MapOf): void {
    if (++this.age >= REFRESH) this.refresh(map);
    const { arena, hero, theme } = map;
    const { ctx } = view;
    const size = 128;
    const left = view.width - size - 14;
    const top = view.height - size - 14;
    ctx.drawImage(this.canvas, left, top, size, size);
    const scale = size / SIZE;
    const lead = arena.ranking()[0];
    if (lead && !lead.isOut && lead !== hero) {
      ctx.fillStyle = "#ffce3a";
      dot(ctx, left + lead.x * scale, top + lead.y * scale, 3.5);
    }
    if (!hero || hero.isOut) return;
    ctx.fillStyle = theme.ink;
    dot(ctx, left + hero.x * scale, top + hero.y * scale, 5);
    ctx.fillStyle = theme.own;
    dot(ctx, left + hero.x * scale, top + hero.y * scale, 3.4);
  }

  private refresh({ arena, shapes, theme, colorOf }: MapOf) {
    this.age = 0;
    this.canvas.width = PIXELS;
    this.canvas.height = PIXELS;
    const ctx = this.canvas.getContext("2d");
    if (!ctx) return;
    ctx.scale(PIXELS / SIZE, PIXELS / SIZE);
    ctx.fillStyle = theme.rim;
    dot(ctx, MIDDLE, MIDDLE, RADIUS + 2);
    ctx.fillStyle = theme.ground;
    dot(ctx, MIDDLE, MIDDLE, RADIUS - 1);
    for (const { id } of arena.runners) {
      ctx.fillStyle = colorOf(id);
      ctx.fill(shapes.pathOf(id), "evenodd");
    }
  }
}
