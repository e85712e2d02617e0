import type { Point } from "#kit/input/controls.ts";

type Light = Point & { size: number; color: "warm" | "red" | "white"; dim?: number };
const colors = { warm: "255 214 120", red: "255 70 70", white: "255 250 225" } as const;

/** Collects what shines during a frame and lays it over the dark at the end. */
export class Lights {
  private readonly lit: Light[] = [];
  private readonly glows = new Map<Light["color"], HTMLCanvasElement>();

  add(light: Light): void {
    this.lit.push(light);
  }

  draw(ctx: CanvasRenderingContext2D, strength: number): void {
    ctx.save();
    ctx.globalCompositeOperation = "lighter";
    ctx.imageSmoothingEnabled = true;
    for (const { x, y, size, color, dim = 1 } of this.lit) {
      ctx.globalAlpha = dim * (color === "red" ? Math.max(0.7, strength) : strength);
      ctx.drawImage(this.glow(color), x - size, y - size * 0.7, size * 2, size * 1.4);
    }
    ctx.restore();
    this.lit.length = 0;
  }

  /** A soft disc, painted once: gradients are slow. */
  private glow(color: Light["color"]): HTMLCanvasElement {
    const known = this.glows.get(color);
    if (known) return known;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 64;
    const ctx = canvas.getContext("2d");
    if (ctx) {
      const gradient = ctx.createRadialGradient(32, 32, 0, 32, 32, 32);
      gradient.addColorStop(0, `rgb(${colors[color]} / 0.75)`);
      gradient.addColorStop(0.35, `rgb(${colors[color]} / 0.28)`);
      gradient.addColorStop(1, `rgb(${colors[color]} / 0)`);
      ctx.fillStyle = gradient;
      ctx.fillRect(0, 0, 64, 64);
    }
    this.glows.set(color, canvas);
    return canvas;
  }
}
