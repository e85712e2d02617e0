import type { Life } from "#html5/whole-life/life/life.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, lerp } from "#kit/ease.ts";
import { drawWalker } from "./walker.ts";

/** The sky over a life, from its morning to its night: top, bottom, far hills, near hills. */
const skies = [
  { at: 0, colours: ["#ffb9a8", "#ffe9c9", "#c9a7c9", "#8fbf8a"] },
  { at: 0.15, colours: ["#8fd3ff", "#fff3d6", "#a6c9d9", "#7cc07a"] },
  { at: 0.45, colours: ["#4fb3f2", "#d8f1ff", "#8db8d6", "#5fae68"] },
  { at: 0.66, colours: ["#6f9fe8", "#ffe2ad", "#a597c4", "#7fa255"] },
  { at: 0.82, colours: ["#5b4a9c", "#ff9d6e", "#6d4f8f", "#56703f"] },
  { at: 1, colours: ["#161a4a", "#4a3f86", "#2c2b62", "#2b4444"] },
] as const;

/** High enough for the way to stay clear of the page below. */
const HORIZON = 0.27;

/** The land under the sky, the way through it, and you on the way: where you stand is how old you are. */
export class Scenery {
  private place = 0;
  private target = 0;
  private time = 0;

  get isMoving(): boolean {
    return Math.abs(this.target - this.place) > 0.01;
  }

  /** Puts you where this life is, at once. */
  settle(life: Life): void {
    this.target = life.age;
    this.place = life.age;
  }

  walkTo(age: number): void {
    this.target = age;
  }

  step(): void {
    this.time++;
    this.place += (this.target - this.place) * 0.06;
    if (!this.isMoving) this.place = this.target;
  }

  draw(view: View, life: Life): void {
    const { ctx, width, height } = view;
    const part = clamp(this.place / 98, 0, 1);
    const [top, bottom, far, near] = coloursAt(part);
    const horizon = height * HORIZON;
    const sky = ctx.createLinearGradient(0, 0, 0, horizon);
    sky.addColorStop(0, top);
    sky.addColorStop(1, bottom);
    ctx.fillStyle = sky;
    ctx.fillRect(0, 0, width, height);
    if (part > 0.75) drawStars(view, (part - 0.75) * 4, this.time);
    drawSun(view, part, horizon);
    drawClouds(view, this.time, 1 - part * 0.7);
    hill(view, far, horizon * 0.8, 16, 0.011, 1);
    hill(view, far, horizon * 0.9, 10, 0.019, 4, 0.6);
    drawTown(view, far, horizon);
    hill(view, near, horizon, WAVE, 0.013, 2);
    drawWay(view, part);
    drawFlags(view, life);
    const x = placeOf(view, this.place);
    drawWalker(ctx, x, wayAt(view, x), this.place, this.isMoving ? this.time : 0);
  }
}

const WAVE = 5;
const placeOf = (view: View, age: number) => view.width * (0.04 + 0.92 * clamp(age / 100, 0, 1));
const wayAt = (view: View, x: number) => view.height * HORIZON + Math.sin(x * 0.013 + 2) * WAVE + 5;

function coloursAt(part: number): [string, string, string, string] {
  const next = skies.find(({ at }) => at >= part) ?? skies[5];
  const last = skies.findLast(({ at }) => at <= part) ?? skies[0];
  const mix = next.at === last.at ? 0 : (part - last.at) / (next.at - last.at);
  const colour = (i: 0 | 1 | 2 | 3) => blend(last.colours[i], next.colours[i], mix);
  return [colour(0), colour(1), colour(2), colour(3)];
}

function blend(a: string, b: string, part: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const mixed = [0, 1, 2].map((i) => Math.round(lerp(channel(a, i), channel(b, i), part)));
  return `rgb(${mixed.join(" ")})`;
}

function hill(view: View, colour: string, y: number, wave: number, pitch: number, shift: number, alpha = 1) {
  const { ctx, width, height } = view;
  ctx.globalAlpha = alpha;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(0, height);
  for (let x = 0; x <= width + 8; x += 8) ctx.lineTo(x, y + Math.sin(x * pitch + shift) * wave);
  ctx.lineTo(width, height);
  ctx.fill();
  ctx.globalAlpha = 1;
}

function drawSun(view: View, part: number, horizon: number) {
  const { ctx, width } = view;
  const isMoon = part > 0.9;
  const way = isMoon ? (part - 0.9) * 5 : part / 0.9;
  const x = width * (isMoon ? 0.15 : 0.08 + way * 0.84);
  const y = horizon * (isMoon ? 0.75 - way * 0.4 : 0.86 - Math.sin(way * Math.PI) * 0.55);
  ctx.fillStyle = isMoon ? "#f3f0ff" : part > 0.7 ? "#ffcf7a" : "#fff2b0";
  ctx.globalAlpha = 0.25;
  disc(ctx, x, y, 26);
  ctx.globalAlpha = 1;
  disc(ctx, x, y, 16);
}

function disc(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
}

function drawStars(view: View, alpha: number, time: number) {
  const { ctx, width, height } = view;
  ctx.fillStyle = "#fffbe6";
  for (let i = 0; i < 46; i++) {
    ctx.globalAlpha = clamp(alpha, 0, 1) * (0.55 + 0.45 * Math.sin(time * 0.03 + i * 2.1));
    disc(
      ctx,
      (i * 0.6180339 * width) % width,
      ((i * 0.3819 * height) % (height * 0.28)) + 2,
      0.7 + (i % 3) * 0.4,
    );
  }
  ctx.globalAlpha = 1;
}

function drawClouds(view: View, time: number, alpha: number) {
  const { ctx, width, height } = view;
  ctx.fillStyle = "#ffffff";
  for (let i = 0; i < 4; i++) {
    const span = width + 160;
    const x = ((i * 0.29 * span + time * (0.05 + i * 0.015)) % span) - 80;
    const y = height * (0.08 + (i % 3) * 0.05);
    ctx.globalAlpha = alpha * 0.55;
    ctx.beginPath();
    ctx.roundRect(x, y, 74, 12, 6);
    ctx.roundRect(x + 14, y - 8, 36, 16, 8);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

/** Houses, a school, a tower with a clock, trees: always the same town, only the light changes. */
function drawTown(view: View, shade: string, horizon: number) {
  const { ctx, width } = view;
  for (let i = 0; i < 15; i++) {
    const x = ((i + 0.5) / 15) * width + ((i * 37) % 11) - 5;
    const y = horizon + 2;
    ctx.fillStyle = shade;
    if (i % 3 === 1) {
      disc(ctx, x, y - 20 - (i % 4) * 2, 9);
      ctx.fillRect(x - 1.5, y - 16, 3, 18);
      continue;
    }
    const tall = i === 6 ? 40 : 17 + ((i * 7) % 9);
    const half = i === 6 ? 7 : 10;
    ctx.fillRect(x - half, y - tall, half * 2, tall + 4);
    ctx.beginPath();
    ctx.moveTo(x - half - 3, y - tall);
    ctx.lineTo(x, y - tall - 10);
    ctx.lineTo(x + half + 3, y - tall);
    ctx.fill();
    ctx.fillStyle = "#ffe9a8";
    ctx.fillRect(x - half * 0.5, y - tall + 5, 3.5, 4.5);
    ctx.fillRect(x + half * 0.15, y - tall + 5, 3.5, 4.5);
  }
}

function drawWay(view: View, part: number) {
  const { ctx, width } = view;
  const line = (from: number, to: number, colour: string) => {
    ctx.strokeStyle = colour;
    ctx.beginPath();
    for (let x = from; x <= to; x += 6) ctx.lineTo(x, wayAt(view, x));
    ctx.stroke();
  };
  ctx.lineWidth = 5;
  ctx.lineCap = "round";
  line(0, width, "rgb(255 244 214 / 0.35)");
  line(0, placeOf(view, part * 98), "#fff4d6");
  ctx.fillStyle = "rgb(60 40 30 / 0.55)";
  for (let age = 0; age <= 100; age += 10)
    disc(ctx, placeOf(view, age), wayAt(view, placeOf(view, age)), 1.3);
}

const flags = ["#ff6b5e", "#ffc145", "#3ec6a8", "#5b8def", "#c879e0"] as const;

/** A pennant for each first, where on the way it happened. */
function drawFlags(view: View, life: Life) {
  const { ctx } = view;
  life.firsts.forEach(({ age }, i) => {
    const x = placeOf(view, age) + ((i * 5) % 7) - 3;
    const y = wayAt(view, x);
    const tall = 13 + (i % 3) * 5;
    ctx.fillStyle = "#5a4636";
    ctx.fillRect(x - 0.6, y - tall, 1.3, tall);
    ctx.fillStyle = flags[i % flags.length] ?? flags[0];
    ctx.beginPath();
    ctx.moveTo(x, y - tall);
    ctx.lineTo(x + 8, y - tall + 3);
    ctx.lineTo(x, y - tall + 6);
    ctx.fill();
  });
}
