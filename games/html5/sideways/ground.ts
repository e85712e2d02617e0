import { createRandom } from "#games/kit/random.ts";
import type { View } from "#games/kit/view.ts";
import type { Camera } from "./camera.ts";
import { offscreen } from "./canvas.ts";
import { drawDecals } from "./decals.ts";
import { type Look, looks } from "./moods.ts";
import { type Sample, SPACING } from "./shape.ts";
import { type Track, wallOf } from "./tracks.ts";

/** A stretch of road that is drawn only when it is in the picture. */
type Stretch = { x: number; y: number; reach: number; middle: Path2D; edges: Path2D; walls: Path2D };

const SAMPLES = 12;

/** Everything flat: grass, verge, kerbs, road, lines, puddles; and the walls, which are nearly flat. */
export class Ground {
  readonly look: Look;
  private readonly track: Track;
  private readonly stretches: Stretch[];
  private readonly grass: CanvasPattern | null;
  private readonly grain: CanvasPattern | null;

  constructor(track: Track, view: View) {
    this.track = track;
    this.look = looks[track.mood];
    this.grass = specks(view.ctx, this.look.ground, this.look.speck, 90, 5);
    this.grain = specks(view.ctx, this.look.road, "rgb(255 255 255 / 0.05)", 260, 1.6);
    const { samples } = track.shape;
    const count = Math.ceil(samples.length / SAMPLES);
    this.stretches = Array.from({ length: count }, (_, i) => stretchOf(track, i * SAMPLES));
  }

  draw(view: View, camera: Camera, time: number): void {
    const { ctx } = view;
    const { look, track } = this;
    const wide = view.width / camera.zoom;
    const high = view.height / camera.zoom;
    ctx.fillStyle = this.grass ?? look.ground;
    // A shake turns the picture a little: paint beyond its rim.
    ctx.fillRect(camera.x - wide * 0.56, camera.y - high * 0.6, wide * 1.12, high * 1.2);
    drawDecals(ctx, track, camera, { wide, high }, time);
    const seen = this.stretches.filter(({ x, y, reach }) => camera.sees(view, x, y, reach));
    const stroke = (path: "middle" | "edges" | "walls", width: number, style: string | CanvasPattern) => {
      ctx.lineWidth = width;
      ctx.strokeStyle = style;
      for (const stretch of seen) ctx.stroke(stretch[path]);
    };
    ctx.lineJoin = "round";
    ctx.lineCap = "butt";
    stroke("middle", wallOf(track) * 2, look.verge);
    stroke("edges", 1.5, look.kerbs[1]);
    ctx.setLineDash([2, 2]);
    stroke("edges", 1.5, look.kerbs[0]);
    ctx.setLineDash([]);
    stroke("middle", track.road - 0.7, this.grain ?? look.road);
    ctx.globalAlpha = 0.1;
    stroke("middle", track.road * 0.42, "#000000");
    ctx.globalAlpha = 0.5;
    ctx.setLineDash([2.4, 3.6]);
    stroke("middle", 0.22, look.line);
    ctx.setLineDash([]);
    ctx.globalAlpha = 1;
    this.drawPatches(view, camera, time);
    drawLine(ctx, track);
  }

  /** Walls stand a little over the road: their tops lean away from the middle. */
  drawWalls(view: View, camera: Camera): void {
    const { ctx } = view;
    const { look } = this;
    const seen = this.stretches.filter(({ x, y, reach }) => camera.sees(view, x, y, reach));
    ctx.lineJoin = "round";
    const layer = (height: number, width: number, style: string, dash: number[] = []) => {
      const { lean } = camera.lift(0, 0, height);
      ctx.save();
      ctx.translate(camera.x, camera.y);
      ctx.scale(lean, lean);
      ctx.translate(-camera.x, -camera.y);
      ctx.lineWidth = width;
      ctx.strokeStyle = style;
      ctx.setLineDash(dash);
      for (const { walls } of seen) ctx.stroke(walls);
      ctx.restore();
    };
    ctx.save();
    ctx.translate(0.7, 0.9);
    layer(0, 1.1, "rgb(0 0 0 / 0.22)");
    ctx.restore();
    layer(0, 1, look.wall);
    layer(0.7, 1, look.wall);
    layer(1.3, 1, look.wallTop);
    layer(1.3, 0.42, look.wallStripe, [3, 3]);
  }

  private drawPatches({ ctx }: View, camera: Camera, time: number) {
    const { patches, mood } = this.track;
    for (const { x, y, radius } of patches) {
      if (Math.hypot(x - camera.x, y - camera.y) > 110) continue;
      ctx.fillStyle = this.look.patch;
      ctx.beginPath();
      ctx.ellipse(x, y, radius, radius * 0.8, x, 0, Math.PI * 2);
      ctx.ellipse(x + radius * 0.5, y - radius * 0.3, radius * 0.6, radius * 0.5, 0, 0, Math.PI * 2);
      ctx.fill();
      if (mood === "autumn") continue;
      ctx.strokeStyle = "rgb(255 255 255 / 0.35)";
      ctx.lineWidth = 0.16;
      const ring = mood === "rain" ? ((time / 50 + x) % 1) * radius * 0.7 : radius * 0.6;
      ctx.beginPath();
      ctx.arc(x, y, Math.abs(ring), 0.2, mood === "rain" ? 6.4 : 1.9);
      ctx.stroke();
    }
  }
}

function stretchOf(track: Track, from: number): Stretch {
  const { shape, road } = track;
  const wall = wallOf(track);
  // One sample of overlap on both sides hides the seam.
  const run = Array.from({ length: SAMPLES + 3 }, (_, i) => shape.sample(from - 1 + i));
  const middle = new Path2D();
  lay(middle, run, 0);
  const edges = new Path2D();
  const walls = new Path2D();
  for (const side of [-1, 1]) {
    lay(edges, run.slice(1, -1), (side * road) / 2);
    lay(walls, run.slice(1, -1), side * (wall + 0.5));
  }
  const { x, y } = shape.sample(from + SAMPLES / 2);
  return { x, y, reach: SAMPLES * SPACING * 0.5 + wall + 4, middle, edges, walls };
}

function lay(path: Path2D, run: readonly Sample[], off: number) {
  run.forEach(({ x, y, tx, ty }, i) => {
    const px = x - ty * off;
    const py = y + tx * off;
    if (i === 0) path.moveTo(px, py);
    else path.lineTo(px, py);
  });
}

/** The chequered line, and the boxes to start from. */
function drawLine(ctx: CanvasRenderingContext2D, { shape, road }: Track) {
  const { x, y, tx, ty } = shape.sample(0);
  ctx.save();
  ctx.transform(tx, ty, -ty, tx, x, y);
  const size = (road - 0.8) / 12;
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 12; column++) {
      ctx.fillStyle = (row + column) % 2 ? "#15171c" : "#f6f3ea";
      ctx.fillRect((row - 1) * size, (column - 6) * size, size, size);
    }
  }
  ctx.restore();
}

/** A pattern of a ground with specks, sixteen metres to a side. */
function specks(ctx: CanvasRenderingContext2D, ground: string, speck: string, count: number, size: number) {
  const { canvas, ctx: tile } = offscreen(128, 128);
  const random = createRandom(7);
  tile.fillStyle = ground;
  tile.fillRect(0, 0, 128, 128);
  tile.fillStyle = speck;
  for (let i = 0; i < count; i++) {
    tile.beginPath();
    tile.arc(random.between(6, 122), random.between(6, 122), random.between(0.3, 1) * size, 0, Math.PI * 2);
    tile.fill();
  }
  const pattern = ctx.createPattern(canvas, "repeat");
  pattern?.setTransform(new DOMMatrix().scale(1 / 8));
  return pattern;
}
