import { type Blob, rimOf, SIZE } from "#html5/campfire/core/island.ts";
import { isBurning } from "#html5/campfire/core/things.ts";
import type { Wilds } from "#html5/campfire/core/wilds.ts";
import type { View } from "#kit/draw/view.ts";
import { colourOf } from "./colours.ts";
import { dot } from "./paint.ts";

const PIXELS = 220;
const SHOWN = 104;
const LEAST_PIXELS = 78;

/** Its width in a frame. */
export const mapSize = ({ scale }: Pick<View, "scale">) => Math.max(SHOWN, LEAST_PIXELS / scale);

/** The island in the upper right corner: forests and stones once, fires and you in every frame. */
export class Minimap {
  private readonly canvas = document.createElement("canvas");

  constructor({ world }: Wilds) {
    this.canvas.width = PIXELS;
    this.canvas.height = PIXELS;
    const ctx = this.canvas.getContext("2d");
    if (!ctx) return;
    ctx.scale(PIXELS / SIZE, PIXELS / SIZE);
    const { coast, groves, crags, ponds } = world.island;
    const paint = (blobs: readonly Blob[], color: string) => {
      ctx.fillStyle = color;
      for (const blob of blobs) {
        ctx.beginPath();
        for (let i = 0; i < 60; i++) {
          const angle = (i / 60) * Math.PI * 2;
          const away = rimOf(blob, angle);
          ctx.lineTo(blob.x + Math.cos(angle) * away, blob.y + Math.sin(angle) * away);
        }
        ctx.fill();
      }
    };
    ctx.fillStyle = "rgb(24 22 34 / 0.55)";
    dot(ctx, SIZE / 2, SIZE / 2, SIZE / 2);
    paint([coast], "#c9d3a0");
    paint(groves, "#6f9f5a");
    paint(crags, "#a6a79c");
    paint(ponds, "#4f9fb5");
  }

  draw(view: View, { world, hero }: Wilds): void {
    const { ctx } = view;
    const shown = mapSize(view);
    const left = view.width - shown - 10;
    const top = 10;
    const scale = shown / SIZE;
    const grow = shown / SHOWN;
    ctx.drawImage(this.canvas, left, top, shown, shown);
    for (const thing of world.buildings) {
      if (!isBurning(thing)) continue;
      ctx.fillStyle = thing.owner === hero?.id ? "#ff3d1f" : "#ff9d3d";
      dot(ctx, left + thing.x * scale, top + thing.y * scale, (thing.owner === hero?.id ? 3.6 : 2.2) * grow);
    }
    ctx.fillStyle = "#4fc3ff";
    for (const { kind, x, y } of world.beasts)
      if (kind === "imp") dot(ctx, left + x * scale, top + y * scale, 3.2 * grow);
    if (!hero) return;
    ctx.fillStyle = "#ffffff";
    dot(ctx, left + hero.x * scale, top + hero.y * scale, 4.6 * grow);
    ctx.fillStyle = colourOf(hero.id);
    dot(ctx, left + hero.x * scale, top + hero.y * scale, 3 * grow);
  }
}
