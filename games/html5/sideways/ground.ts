import { createRandom } from "#games/kit/random.ts";
import type { View } from "#games/kit/view.ts";
import type { Camera } from "./camera.ts";
import { offscreen } from "./canvas.ts";
import { drawDecals } from "./decals.ts";
import { type Look, looks } from "./moods.ts";
import { type Sample, SPACING, type Spot } from "./shape.ts";
import { type Track, wallOf } from "./tracks.ts";

/** A stretch of road that is drawn only when it is in the picture. */
type Stretch = {
  x: number;
  y: number;
  reach: number;
  /** Overlaps its neighbours, so that no seam shows between wide strokes. */
  broad: Path2D;
  middle: Path2D;
  edges: readonly Edge[];
  walls: Path2D;
  bulbs: readonly Spot[];
};
/** `from`: how much of the kerb lies before it, so that its stripes go on where the last ones ended. */
type Edge = { path: Path2D; from: number };

const SAMPLES = 12;
const WALL_HEIGHT = 1.3;
/** How large and how strong the light of a bulb is: a wide glow, a bright heart. */
const halo = [
  [1.1, 0.16],
  [0.3, 1],
] as const;

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
    const kerbs = [0, 0];
    this.stretches = [];
    for (let from = 0; from < samples.length; from += SAMPLES) {
      this.stretches.push(stretchOf(track, from, kerbs));
    }
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
    const stroke = (path: "broad" | "middle", width: number, style: string | CanvasPattern) => {
      ctx.lineWidth = width;
      ctx.strokeStyle = style;
      for (const stretch of seen) ctx.stroke(stretch[path]);
    };
    ctx.lineJoin = "round";
    ctx.lineCap = "butt";
    stroke("broad", wallOf(track) * 2, look.verge);
    ctx.lineWidth = 1.5;
    for (const { edges } of seen) for (const edge of edges) drawKerb(ctx, edge, look.kerbs);
    ctx.setLineDash([]);
    stroke("broad", track.road - 0.7, this.grain ?? look.road);
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
    layer(WALL_HEIGHT, 1, look.wallTop);
    layer(WALL_HEIGHT, 0.42, look.wallStripe, [3, 3]);
  }

  /** Strings of lights on the walls, over the dark; where there are several colours they run along. */
  drawBulbs(view: View, camera: Camera, time: number): void {
    const { bulbs } = this.look;
    if (bulbs.length === 0) return;
    const { ctx } = view;
    const shift = bulbs.length > 1 ? Math.floor(time / 24) : 0;
    for (const stretch of this.stretches) {
      if (!camera.sees(view, stretch.x, stretch.y, stretch.reach)) continue;
      stretch.bulbs.forEach((bulb, i) => {
        const { x, y } = camera.lift(bulb.x, bulb.y, WALL_HEIGHT);
        ctx.fillStyle = bulbs[(i + shift) % bulbs.length] ?? "#ffffff";
        for (const [size, alpha] of halo) {
          ctx.globalAlpha = alpha;
          ctx.beginPath();
          ctx.arc(x, y, size, 0, Math.PI * 2);
          ctx.fill();
        }
      });
    }
    ctx.globalAlpha = 1;
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

/** `kerbs`: the length of both kerbs so far, which grows. */
function stretchOf(track: Track, from: number, kerbs: number[]): Stretch {
  const { shape, road } = track;
  const wall = wallOf(track);
  const last = Math.min(SAMPLES, shape.samples.length - from);
  const run = Array.from({ length: last + 3 }, (_, i) => shape.sample(from - 1 + i));
  const inner = run.slice(1, -1);
  const broad = new Path2D();
  const middle = new Path2D();
  const walls = new Path2D();
  lay(broad, run, 0);
  lay(middle, inner, 0);
  const edges = [-1, 1].map((side, i) => {
    const path = new Path2D();
    const start = kerbs[i] ?? 0;
    kerbs[i] = start + lay(path, inner, (side * road) / 2);
    lay(walls, inner, side * (wall + 0.5));
    return { path, from: start };
  });
  const { x, y } = shape.sample(from + SAMPLES / 2);
  // Left and right by turns, so that a colour which moves on moves along.
  const bulbs = inner.slice(0, last).flatMap(({ x, y, tx, ty }, i) => {
    const off = (wall + 0.5) * (i % 2 ? 1 : -1);
    return { x: x - ty * off, y: y + tx * off };
  });
  return { x, y, reach: SAMPLES * SPACING * 0.5 + wall + 4, broad, middle, edges, walls, bulbs };
}

function drawKerb(ctx: CanvasRenderingContext2D, { path, from }: Edge, kerbs: Look["kerbs"]) {
  ctx.strokeStyle = kerbs[1];
  ctx.setLineDash([]);
  ctx.stroke(path);
  ctx.strokeStyle = kerbs[0];
  ctx.setLineDash([2, 2]);
  ctx.lineDashOffset = from;
  ctx.stroke(path);
  ctx.lineDashOffset = 0;
}

/** Lays a line beside the road. Gives its length. */
function lay(path: Path2D, run: readonly Sample[], off: number): number {
  let length = 0;
  let before: Spot | undefined;
  for (const { x, y, tx, ty } of run) {
    const spot = { x: x - ty * off, y: y + tx * off };
    if (before) {
      path.lineTo(spot.x, spot.y);
      length += Math.hypot(spot.x - before.x, spot.y - before.y);
    } else path.moveTo(spot.x, spot.y);
    before = spot;
  }
  return length;
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
