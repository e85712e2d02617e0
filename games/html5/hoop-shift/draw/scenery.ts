import { ARC_X, FENCE, RIM } from "#html5/hoop-shift/core/court.ts";
import type { Venue } from "#html5/hoop-shift/core/rivals.ts";
import { displayFont } from "#kit/draw/font.ts";
import type { View } from "#kit/draw/view.ts";
import { backdrops } from "./backdrops.ts";
import type { Ctx } from "./limbs.ts";
import { type VenuePaint, venues } from "./venues.ts";

/** How high the floor's far edge lies above the line on which feet stand. */
export const DEPTH = 26;

/** Where the court lies in the view. */
export type Place = { left: number; floor: number };

/** Everything that never moves, painted once per size of the frame and then copied. */
export class Scenery {
  private canvas: HTMLCanvasElement | undefined;
  private painted = "";

  draw(view: View, venue: Venue, place: Place): void {
    const zoom = view.ctx.getTransform().a;
    const width = Math.ceil(view.width * zoom);
    const height = Math.ceil(view.height * zoom);
    const wanted = `${venue} ${width} ${height}`;
    if (this.painted !== wanted) {
      this.painted = wanted;
      this.canvas ??= document.createElement("canvas");
      this.canvas.width = width;
      this.canvas.height = height;
      const ctx = this.canvas.getContext("2d", { alpha: false });
      if (!ctx) return;
      ctx.scale(zoom, zoom);
      paint(ctx, view.width, view.height, venue, place);
    }
    if (this.canvas) view.ctx.drawImage(this.canvas, 0, 0, view.width, view.height);
  }
}

function paint(ctx: Ctx, width: number, height: number, venue: Venue, place: Place) {
  const paints = venues[venue];
  const horizon = place.floor - DEPTH;
  const sky = ctx.createLinearGradient(0, 0, 0, horizon);
  paints.sky.forEach((color, at) => {
    sky.addColorStop(at / 2, color);
  });
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, width, height);
  backdrops[venue](ctx, width, horizon, paints);
  paintFloor(ctx, width, height, paints, place);
}

function paintFloor(ctx: Ctx, width: number, height: number, paints: VenuePaint, { left, floor }: Place) {
  const top = floor - DEPTH;
  const slope = 1.35;
  // Lines across the court lean with the depth, as seen from a bit to the right of the middle.
  const lean = (x: number, y: number) => left + x + (y - floor) * slope * ((RIM.x - 260 - x) / 700) * -1;
  const ground = ctx.createLinearGradient(0, top, 0, height);
  ground.addColorStop(0, paints.floor[0]);
  ground.addColorStop(1, paints.floor[1]);
  ctx.fillStyle = ground;
  ctx.fillRect(0, top, width, height - top);
  const band = (from: number, to: number, color: string) => {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(lean(from, top), top);
    ctx.lineTo(lean(to, top), top);
    ctx.lineTo(lean(to, height), height);
    ctx.lineTo(lean(from, height), height);
    ctx.fill();
  };
  band(-2000, ARC_X, paints.beyond);
  band(RIM.x - 190, FENCE.right + 10, paints.key);
  for (const x of [RIM.x - 190, FENCE.right + 10]) band(x - 2, x + 2, paints.line);
  band(ARC_X - 4, ARC_X + 4, paints.line);
  for (const [text, x] of [
    ["3", 255],
    ["2", 535],
  ] as const)
    paintNumber(ctx, text, lean(x, floor + 34), floor + 34, paints.line);
  ctx.fillStyle = "rgb(0 0 0 / 0.28)";
  ctx.fillRect(0, top - 3, width, 5);
  const shade = ctx.createLinearGradient(0, floor, 0, height);
  shade.addColorStop(0, "rgb(0 0 0 / 0)");
  shade.addColorStop(1, "rgb(0 0 0 / 0.35)");
  ctx.fillStyle = shade;
  ctx.fillRect(0, floor, width, height - floor);
}

/** Points as painted on the floor, lying flat. */
function paintNumber(ctx: Ctx, text: string, x: number, y: number, color: string) {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1.5, 0.55);
  ctx.globalAlpha = 0.3;
  ctx.fillStyle = color;
  ctx.font = displayFont(84);
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(text, 0, 0);
  ctx.restore();
}
