import type { DisciplineId } from "#html5/wobble-hundred/core/disciplines.ts";
import type { View } from "#kit/draw/view.ts";
import { createRandom } from "#kit/random.ts";
import type { Scenery } from "./colours.ts";

const TILE = 720;
const STAND = 150;
/** Three pictures of the crowd, taken one after the other: a stand full of people costs one picture a frame. */
const POSES = 3;

const pictures = new Map<DisciplineId, HTMLCanvasElement[]>();

/** Drawn once per discipline and sitting: attempts are short and many. */
function crowdOf(id: DisciplineId, scenery: Scenery): HTMLCanvasElement[] {
  const known = pictures.get(id) ?? Array.from({ length: POSES }, (_, pose) => crowd(scenery, pose));
  pictures.set(id, known);
  return known;
}

/** All that is behind the track: sky, hills, the stand and those who sit in it. */
export class Stadium {
  private readonly scenery: Scenery;
  private readonly id: DisciplineId;
  private readonly poses: HTMLCanvasElement[];
  private joy = 0;

  constructor(id: DisciplineId, scenery: Scenery) {
    this.id = id;
    this.scenery = scenery;
    this.poses = crowdOf(id, scenery);
  }

  cheer(much: number): void {
    this.joy = Math.min(1, this.joy + much);
  }

  step(): void {
    this.joy *= 0.985;
  }

  draw(view: View, left: number, floor: number, time: number): void {
    const { ctx, width, height } = view;
    const sky = ctx.createLinearGradient(0, 0, 0, floor);
    sky.addColorStop(0, this.scenery.sky[0]);
    sky.addColorStop(1, this.scenery.sky[1]);
    ctx.fillStyle = sky;
    ctx.fillRect(-40, -40, width + 80, height + 80);
    if (this.id === "moon") drawSpace(view, left);
    else drawSun(view, this.id === "hurdles");
    this.drawHills(view, left * 0.15, floor - 70);
    const pose =
      this.joy > 0.08 ? Math.floor(time / (this.joy > 0.4 ? 7 : 13)) % POSES : Math.floor(time / 50) % 2;
    const tile = this.poses[pose];
    const shift = (left * 0.55) % TILE;
    const hop = this.joy > 0.4 ? Math.abs(Math.sin(time * 0.2)) * 5 * this.joy : 0;
    for (let x = -shift - TILE; tile && x < width + 40; x += TILE)
      ctx.drawImage(tile, x, floor - 60 - STAND - hop, TILE + 1, STAND);
    ctx.fillStyle = this.scenery.verge;
    ctx.fillRect(-40, floor - 62, width + 80, 40);
    this.drawFence(view, left * 0.8, floor - 62);
  }

  private drawHills(view: View, shift: number, base: number) {
    const { ctx, width } = view;
    ctx.fillStyle = this.scenery.far;
    ctx.beginPath();
    ctx.moveTo(-40, base);
    for (let x = -40; x <= width + 40; x += 24) {
      const at = (x + shift) / 150;
      ctx.lineTo(x, base - 150 - Math.sin(at) * 32 - Math.sin(at * 2.3) * 16);
    }
    ctx.lineTo(width + 40, base);
    ctx.fill();
  }

  /** The boards along the track, in stripes. */
  private drawFence({ ctx, width }: View, shift: number, y: number) {
    const wide = 150;
    const first = Math.floor(shift / wide) - 1;
    for (let i = first; (i - first) * wide < width + 3 * wide; i++) {
      ctx.fillStyle = this.scenery.crowd[Math.abs(i) % this.scenery.crowd.length] ?? this.scenery.line;
      ctx.fillRect(i * wide - shift, y - 6, wide + 1, 26);
      ctx.fillStyle = "rgb(20 16 40 / 0.28)";
      ctx.fillRect(i * wide - shift, y + 12, wide + 1, 8);
    }
  }
}

function crowd({ stand, crowd: shirts }: Scenery, pose: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = TILE;
  canvas.height = STAND;
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  const random = createRandom(77);
  ctx.fillStyle = stand;
  ctx.fillRect(0, 12, TILE, STAND);
  ctx.fillStyle = "rgb(255 255 255 / 0.12)";
  for (let row = 0; row < 5; row++) ctx.fillRect(0, 36 + row * 26, TILE, 3);
  for (let row = 0; row < 5; row++) {
    for (let x = 6 + (row % 2) * 9; x < TILE - 8; x += 18) {
      if (random.chance(0.14)) continue;
      const lift = (Math.floor(random.next() * 3) + pose) % 3 === 0 ? -4 : 0;
      const y = 32 + row * 26 + random.between(-2, 2) + lift;
      ctx.fillStyle = random.pick(["#f4c9a0", "#c98d62", "#8a5a3c", "#ffdcb8"]);
      ctx.beginPath();
      ctx.arc(x, y - 8, 5.4, 0, 7);
      ctx.fill();
      ctx.fillStyle = shirts[random.int(0, shirts.length - 1)] ?? stand;
      ctx.beginPath();
      ctx.roundRect(x - 7, y - 3, 14, 14, 5);
      ctx.fill();
      if (lift < 0) {
        ctx.fillRect(x - 9, y - 13, 3, 12);
        ctx.fillRect(x + 6, y - 13, 3, 12);
      }
    }
  }
  // A little shade, so that the runner stands out from the many colours.
  ctx.globalAlpha = 0.38;
  ctx.fillStyle = stand;
  ctx.fillRect(0, 12, TILE, STAND);
  return canvas;
}

function drawSun({ ctx, width }: View, isLow: boolean) {
  ctx.fillStyle = isLow ? "rgb(255 214 150 / 0.9)" : "rgb(255 244 200 / 0.9)";
  ctx.beginPath();
  ctx.arc(width * 0.78, isLow ? 170 : 90, isLow ? 64 : 44, 0, 7);
  ctx.fill();
}

function drawSpace({ ctx, width }: View, left: number) {
  ctx.fillStyle = "#ffffff";
  for (let i = 0; i < 60; i++) {
    const x = (((i * 197 - left * 0.03) % width) + width) % width;
    const size = 1 + (i % 3) * 0.7;
    ctx.fillRect(x, (i * 83) % 260, size, size);
  }
  const x = width * 0.8;
  ctx.fillStyle = "#4aa3e8";
  ctx.beginPath();
  ctx.arc(x, 100, 52, 0, 7);
  ctx.fill();
  ctx.fillStyle = "#6fcf7c";
  ctx.beginPath();
  ctx.ellipse(x - 14, 84, 22, 14, 0.5, 0, 7);
  ctx.ellipse(x + 20, 120, 16, 11, -0.6, 0, 7);
  ctx.fill();
}
