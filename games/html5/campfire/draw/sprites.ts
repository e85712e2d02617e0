import type { Ctx } from "./paint.ts";

/** Pixels for a unit of the island, so that they stay sharp on fine displays. */
const SHARP = 3.5;

/** Small pictures that are painted once and stamped often. */
export class Sprites {
  private readonly pictures = new Map<string, HTMLCanvasElement>();

  draw(
    ctx: Ctx,
    key: string,
    x: number,
    y: number,
    reach: number,
    paint: (ctx: Ctx) => void,
    scale = 1,
  ): void {
    const picture = this.pictures.get(key) ?? this.make(key, reach, paint);
    const size = reach * scale;
    ctx.drawImage(picture, x - size, y - size, size * 2, size * 2);
  }

  private make(key: string, reach: number, paint: (ctx: Ctx) => void): HTMLCanvasElement {
    const canvas = document.createElement("canvas");
    canvas.width = reach * 2 * SHARP;
    canvas.height = reach * 2 * SHARP;
    const ctx = canvas.getContext("2d");
    if (ctx) {
      ctx.scale(SHARP, SHARP);
      ctx.translate(reach, reach);
      paint(ctx);
    }
    this.pictures.set(key, canvas);
    return canvas;
  }
}
