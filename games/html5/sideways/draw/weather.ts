import type { View } from "#kit/draw/view.ts";
import { createRandom } from "#kit/random.ts";
import type { Camera } from "./camera.ts";
import type { Weather } from "./moods.ts";

type Flake = { x: number; y: number; depth: number; phase: number };

const random = createRandom(11);
const flakes: Flake[] = Array.from({ length: 110 }, () => ({
  x: random.next(),
  y: random.next(),
  depth: random.between(0.5, 1.2),
  phase: random.between(0, 6),
}));

/** What falls or lies in the air, in front of everything. Drawn in screen units. */
export function drawWeather(view: View, camera: Camera, weather: Weather, time: number): void {
  weathers[weather]?.(view, camera, time);
}

/** Where a flake is now: it falls, the wind takes it, and the camera passes it by. */
function place(view: View, camera: Camera, flake: Flake, fallX: number, fallY: number, time: number) {
  const wrap = (value: number, size: number) => ((value % size) + size) % size;
  const width = view.width + 80;
  const height = view.height + 80;
  const x = flake.x * width + (fallX * time - camera.x * camera.zoom) * flake.depth;
  const y = flake.y * height + (fallY * time - camera.y * camera.zoom) * flake.depth;
  return { x: wrap(x, width) - 40, y: wrap(y, height) - 40 };
}

const weathers: Partial<Record<Weather, (view: View, camera: Camera, time: number) => void>> = {
  rain(view, camera, time) {
    const { ctx } = view;
    ctx.strokeStyle = "rgb(200 225 245 / 0.34)";
    ctx.lineWidth = 1.5;
    ctx.beginPath();
    for (const flake of flakes) {
      const { x, y } = place(view, camera, flake, -5, 22, time);
      ctx.moveTo(x, y);
      ctx.lineTo(x - 6 * flake.depth, y + 26 * flake.depth);
    }
    ctx.stroke();
  },
  snow(view, camera, time) {
    const { ctx } = view;
    ctx.fillStyle = "rgb(255 255 255 / 0.9)";
    ctx.beginPath();
    for (const flake of flakes) {
      const { x, y } = place(view, camera, flake, 0.8, 2.2, time);
      const sway = Math.sin(time / 40 + flake.phase) * 10;
      ctx.moveTo(x + sway + 4, y);
      ctx.arc(x + sway, y, 3.2 * flake.depth, 0, Math.PI * 2);
    }
    ctx.fill();
  },
  leaves(view, camera, time) {
    const { ctx } = view;
    const colours = ["#e0622c", "#f0a03c", "#c43f2a"];
    flakes.slice(0, 36).forEach((flake, i) => {
      const { x, y } = place(view, camera, flake, 1.4, 1.6, time);
      ctx.fillStyle = colours[i % 3] ?? "#e0622c";
      ctx.beginPath();
      ctx.ellipse(x, y, 7 * flake.depth, 3.2 * flake.depth, time / 30 + flake.phase, 0, Math.PI * 2);
      ctx.fill();
    });
    tint(view, "rgb(255 170 60 / 0.1)", "rgb(120 40 20 / 0.12)");
  },
  sun(view, camera, time) {
    clouds(view, camera, time, "rgb(10 20 40 / 0.1)");
  },
  dusk(view, camera, time) {
    tint(view, "rgb(255 140 60 / 0.2)", "rgb(90 30 90 / 0.2)");
    gulls(view, camera, time);
  },
  dawn(view, camera, time) {
    clouds(view, camera, time, "rgb(255 225 235 / 0.16)");
    tint(view, "rgb(255 170 150 / 0.18)", "rgb(90 60 180 / 0.2)");
  },
};

/** Warm at the top left, cool at the bottom right. */
function tint(view: View, warm: string, cool: string) {
  const { ctx } = view;
  const fade = ctx.createLinearGradient(0, 0, view.width, view.height);
  fade.addColorStop(0, warm);
  fade.addColorStop(1, cool);
  ctx.fillStyle = fade;
  ctx.fillRect(-40, -40, view.width + 80, view.height + 80);
}

function clouds(view: View, camera: Camera, time: number, colour: string) {
  const { ctx } = view;
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (const flake of flakes.slice(0, 3)) {
    const wide = view.width * 2.2;
    const high = view.height * 2.6;
    const wrap = (value: number, size: number) => ((value % size) + size) % size;
    const x = wrap(flake.x * wide + time * 0.4 - camera.x * camera.zoom, wide) - view.width * 0.6;
    const y = wrap(flake.y * high - camera.y * camera.zoom, high) - view.height * 0.8;
    for (const [dx, dy, size] of [
      [0, 0, 130],
      [120, 40, 100],
      [-110, 50, 90],
    ] as const) {
      ctx.moveTo(x + dx + size, y + dy);
      ctx.ellipse(x + dx, y + dy, size, size * 0.7, 0, 0, Math.PI * 2);
    }
  }
  ctx.fill();
}

function gulls(view: View, camera: Camera, time: number) {
  const { ctx } = view;
  for (const flake of flakes.slice(0, 5)) {
    const { x, y } = place(view, camera, flake, 1.5, -0.4, time);
    const flap = Math.sin(time / 9 + flake.phase) * 6;
    for (const [dx, dy, colour] of [
      [26, 34, "rgb(40 20 40 / 0.25)"],
      [0, 0, "#fff6ea"],
    ] as const) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = 4;
      ctx.beginPath();
      ctx.moveTo(x + dx - 14, y + dy + flap);
      ctx.quadraticCurveTo(x + dx - 5, y + dy - 6, x + dx, y + dy);
      ctx.quadraticCurveTo(x + dx + 5, y + dy - 6, x + dx + 14, y + dy + flap);
      ctx.stroke();
    }
  }
}
