import type { Car } from "#html5/sideways/core/car.ts";
import type { View } from "#kit/draw/view.ts";
import type { Camera } from "./camera.ts";
import { offscreen, softDot } from "./canvas.ts";
import type { Look } from "./moods.ts";
import type { Prop } from "./props.ts";

/** The dark is drawn this much coarser than the picture: light has no sharp edges. */
const COARSE = 6;

/** Darkness with holes where lamps and headlights shine. */
export class Night {
  private readonly look: Look;
  private readonly sheet = offscreen(1, 1);
  private readonly hole = softDot("255, 255, 255", 128);
  private readonly glows = new Map<string, HTMLCanvasElement>();

  constructor(look: Look) {
    this.look = look;
  }

  draw(view: View, camera: Camera, car: Car, lamps: readonly Prop[]): void {
    if (this.look.dark === 0) return;
    const { ctx: main } = view;
    const { canvas, ctx } = this.sheet;
    const width = Math.ceil(view.width / COARSE);
    const height = Math.ceil(view.height / COARSE);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.globalCompositeOperation = "copy";
    ctx.fillStyle = `rgba(${this.look.night}, ${this.look.dark})`;
    ctx.fillRect(0, 0, width, height);
    ctx.globalCompositeOperation = "destination-out";
    const seen = lamps.filter(({ x, y }) => camera.sees(view, x, y, 16));
    const spot = (x: number, y: number, reach: number, strength: number) => {
      const at = camera.toScreen(view, x, y);
      const size = (reach * camera.zoom) / COARSE;
      ctx.globalAlpha = strength;
      ctx.drawImage(this.hole, at.x / COARSE - size, at.y / COARSE - size, size * 2, size * 2);
    };
    for (const { x, y } of seen) spot(x, y, 15, 0.95);
    spot(car.x, car.y, 9, 0.85);
    // Headlights: spots that widen with the distance.
    for (const [far, reach] of [
      [7, 6],
      [13, 9],
      [21, 12],
      [31, 14],
    ] as const) {
      spot(car.x + Math.cos(car.heading) * far, car.y + Math.sin(car.heading) * far, reach, 0.72);
    }
    ctx.globalAlpha = 1;
    main.drawImage(canvas, 0, 0, width * COARSE, height * COARSE);
    main.globalCompositeOperation = "lighter";
    main.globalAlpha = 0.34;
    for (const { x, y, height: tall, colour } of seen) {
      const top = camera.lift(x, y, tall);
      const at = camera.toScreen(view, top.x, top.y);
      const size = 6.5 * camera.zoom;
      main.drawImage(this.glow(colour), at.x - size, at.y - size, size * 2, size * 2);
    }
    main.globalAlpha = 0.1;
    for (const far of [5, 10, 17]) {
      const at = camera.toScreen(
        view,
        car.x + Math.cos(car.heading) * far,
        car.y + Math.sin(car.heading) * far,
      );
      const size = (2.5 + far * 0.5) * camera.zoom;
      main.drawImage(this.glow("#fff0c0"), at.x - size, at.y - size, size * 2, size * 2);
    }
    main.globalAlpha = 1;
    main.globalCompositeOperation = "source-over";
  }

  private glow(colour: string): HTMLCanvasElement {
    const known = this.glows.get(colour);
    if (known) return known;
    const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const dot = softDot(parts.join(", "));
    this.glows.set(colour, dot);
    return dot;
  }
}
