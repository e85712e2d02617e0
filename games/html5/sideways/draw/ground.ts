import type { Track } from "#html5/sideways/core/track.ts";
import type { View } from "#kit/draw/view.ts";
import { createRandom } from "#kit/random.ts";
import type { Camera } from "./camera.ts";
import { drawDecals } from "./decals.ts";
import { type Look, looks } from "./moods.ts";
import { type Stretch, stretchesOf } from "./stretch.ts";

type Layer = Exclude<keyof Stretch, "x" | "y" | "reach" | "bulbs">;

const WALL_HEIGHT = 1.3;
/** Metres between two repetitions of the specks on the grass. */
const SPECKS = 18;
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
  private readonly specks = speckPath();

  constructor(track: Track) {
    this.track = track;
    this.look = looks[track.mood];
    this.stretches = stretchesOf(track);
  }

  draw(view: View, camera: Camera, time: number): void {
    const { ctx } = view;
    const { look, track } = this;
    const wide = view.width / camera.zoom;
    const high = view.height / camera.zoom;
    ctx.fillStyle = look.ground;
    // A shake turns the picture a little: paint beyond its rim.
    ctx.fillRect(camera.x - wide * 0.56, camera.y - high * 0.6, wide * 1.12, high * 1.2);
    this.drawSpecks(ctx, camera, wide, high);
    drawDecals(ctx, track, camera, { wide, high }, time);
    const seen = this.seen(view, camera);
    const fill = (layer: Layer, style: string) => {
      ctx.fillStyle = style;
      for (const stretch of seen) ctx.fill(stretch[layer]);
    };
    fill("verge", look.verge);
    fill("kerbs", look.kerbs[1]);
    fill("kerbBlocks", look.kerbs[0]);
    fill("road", look.road);
    fill("lane", "rgb(0 0 0 / 0.1)");
    ctx.globalAlpha = 0.5;
    fill("dashes", look.line);
    ctx.globalAlpha = 1;
    this.drawPatches(view, camera, time);
    drawLine(ctx, track);
  }

  /** Walls stand a little over the road: their tops lean away from the middle. */
  drawWalls(view: View, camera: Camera): void {
    const { ctx } = view;
    const { look } = this;
    const seen = this.seen(view, camera);
    const fill = (layer: Layer, style: string) => {
      ctx.fillStyle = style;
      for (const stretch of seen) ctx.fill(stretch[layer]);
    };
    ctx.save();
    ctx.translate(0.7, 0.9);
    fill("shadow", "rgb(0 0 0 / 0.2)");
    ctx.restore();
    fill("walls", look.wall);
    const { lean } = camera.lift(0, 0, WALL_HEIGHT);
    ctx.save();
    ctx.translate(camera.x, camera.y);
    ctx.scale(lean, lean);
    ctx.translate(-camera.x, -camera.y);
    fill("walls", look.wallTop);
    fill("wallBlocks", look.wallStripe);
    ctx.restore();
  }

  /** Strings of lights on the walls, over the dark; where there are several colours they run along. */
  drawBulbs(view: View, camera: Camera, time: number): void {
    const { bulbs } = this.look;
    if (bulbs.length === 0) return;
    const { ctx } = view;
    const shift = bulbs.length > 1 ? Math.floor(time / 24) : 0;
    for (const stretch of this.seen(view, camera)) {
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

  private seen(view: View, camera: Camera): Stretch[] {
    return this.stretches.filter(({ x, y, reach }) => camera.sees(view, x, y, reach));
  }

  private drawSpecks(ctx: CanvasRenderingContext2D, camera: Camera, wide: number, high: number) {
    ctx.fillStyle = this.look.speck;
    const left = Math.floor((camera.x - wide * 0.55) / SPECKS) * SPECKS;
    const top = Math.floor((camera.y - high * 0.58) / SPECKS) * SPECKS;
    for (let x = left; x < camera.x + wide * 0.55; x += SPECKS) {
      for (let y = top; y < camera.y + high * 0.58; y += SPECKS) {
        ctx.translate(x, y);
        ctx.fill(this.specks);
        ctx.translate(-x, -y);
      }
    }
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
      const ring = mood === "rain" ? Math.abs((time / 50 + x) % 1) * radius * 0.7 : radius * 0.6;
      ctx.beginPath();
      ctx.arc(x, y, ring, 0.2, mood === "rain" ? 6.4 : 1.9);
      ctx.stroke();
    }
  }
}

/** Tufts, pebbles, drifts: whatever the ground has, seen from above. */
function speckPath(): Path2D {
  const random = createRandom(7);
  const path = new Path2D();
  for (let i = 0; i < 24; i++) {
    const x = random.between(1, SPECKS - 1);
    const y = random.between(1, SPECKS - 1);
    const size = random.between(0.2, 0.75);
    path.moveTo(x + size, y);
    for (let corner = 1; corner < 6; corner++) {
      const at = (corner / 6) * Math.PI * 2;
      path.lineTo(x + Math.cos(at) * size, y + Math.sin(at) * size * 0.8);
    }
    path.closePath();
  }
  return path;
}

/** The chequered line. */
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
