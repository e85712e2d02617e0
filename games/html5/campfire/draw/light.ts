import type { Spot } from "#html5/campfire/core/island.ts";
import type { View } from "#kit/draw/view.ts";
import { type Camera, zoomOf } from "./camera.ts";

export type Lamp = Spot & { reach: number };
/** The dark is painted this much coarser than the picture: nobody sees it, and every machine feels it. */
const COARSE = 5;
const LAMP = 128;

/** Night as a sheet over the island, with holes where fires burn. */
export class Light {
  private readonly sheet = document.createElement("canvas");
  private readonly hole = gradient(["rgb(0 0 0 / 1)", "rgb(0 0 0 / 0.94)", "rgb(0 0 0 / 0)"], [0, 0.45, 1]);
  private readonly glow = gradient(
    ["rgb(255 150 60 / 0.38)", "rgb(255 120 40 / 0.26)", "rgb(255 110 40 / 0)"],
    [0, 0.4, 1],
  );

  /** `tint` is the colour of the dark, `strength` 0 to 1. Drawn in screen units. */
  draw(view: View, camera: Camera, lamps: readonly Lamp[], strength: number, time: number): void {
    if (strength <= 0.01) return;
    const { ctx } = view;
    const { sheet } = this;
    const width = Math.ceil(view.width / COARSE);
    const height = Math.ceil(view.height / COARSE);
    if (sheet.width !== width || sheet.height !== height) {
      sheet.width = width;
      sheet.height = height;
    }
    const dark = sheet.getContext("2d");
    if (!dark) return;
    dark.globalCompositeOperation = "source-over";
    dark.clearRect(0, 0, width, height);
    dark.fillStyle = `rgb(13 16 46 / ${strength * 0.88})`;
    dark.fillRect(0, 0, width, height);
    dark.globalCompositeOperation = "destination-out";
    const seen = lamps.map((lamp, index) => {
      const { x, y } = camera.toScreen(view, lamp);
      const flicker = 1 + Math.sin(time / 7 + index * 2) * 0.02 + Math.sin(time / 3 + index) * 0.012;
      return { x, y, reach: lamp.reach * zoomOf(view) * flicker };
    });
    for (const { x, y, reach } of seen) {
      dark.drawImage(
        this.hole,
        (x - reach) / COARSE,
        (y - reach) / COARSE,
        (reach * 2) / COARSE,
        (reach * 2) / COARSE,
      );
    }
    ctx.drawImage(sheet, 0, 0, width * COARSE, height * COARSE);
    ctx.globalCompositeOperation = "lighter";
    ctx.globalAlpha = strength * 0.42;
    for (const { x, y, reach } of seen) ctx.drawImage(this.glow, x - reach, y - reach, reach * 2, reach * 2);
    ctx.globalAlpha = 1;
    ctx.globalCompositeOperation = "source-over";
  }
}

function gradient(colors: readonly string[], stops: readonly number[]): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = LAMP;
  canvas.height = LAMP;
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  const half = LAMP / 2;
  const fill = ctx.createRadialGradient(half, half, 0, half, half, half);
  colors.forEach((color, index) => {
    fill.addColorStop(stops[index] ?? 1, color);
  });
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, LAMP, LAMP);
  return canvas;
}
