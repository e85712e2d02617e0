import type { Track } from "#html5/sideways/core/track.ts";
import type { Camera } from "./camera.ts";

type Sight = { wide: number; high: number };
type Paint = (ctx: CanvasRenderingContext2D, camera: Camera, sight: Sight, time: number) => void;

/** What is painted flat on the ground beside the road: courts, the sea, parking bays, paths. */
export function drawDecals(
  ctx: CanvasRenderingContext2D,
  track: Track,
  camera: Camera,
  sight: Sight,
  time: number,
): void {
  paints[track.mood]?.(ctx, camera, sight, time);
}

const paints: Partial<Record<Track["mood"], Paint>> = {
  yard(ctx) {
    ctx.fillStyle = "#c0684a";
    ctx.fillRect(18, 26, 62, 32);
    ctx.strokeStyle = "rgb(255 255 255 / 0.85)";
    ctx.lineWidth = 0.3;
    ctx.strokeRect(20, 28, 58, 28);
    ctx.beginPath();
    ctx.moveTo(49, 28);
    ctx.lineTo(49, 56);
    ctx.moveTo(54, 42);
    ctx.arc(49, 42, 5, 0, Math.PI * 2);
    for (const [x, from] of [
      [20, -1.57],
      [78, 1.57],
    ] as const) {
      ctx.moveTo(x + Math.cos(from) * 8, 42 + Math.sin(from) * 8);
      ctx.arc(x, 42, 8, from, from + Math.PI);
    }
    ctx.stroke();
    hopscotch(ctx, -26, 40);
  },
  harbour(ctx, camera, { wide, high }, time) {
    const shore = -22;
    const top = camera.y - high * 0.6;
    if (top > shore) return;
    ctx.fillStyle = "#2d6d86";
    ctx.fillRect(camera.x - wide * 0.6, top, wide * 1.2, shore - top);
    ctx.fillStyle = "#6b5450";
    ctx.fillRect(camera.x - wide * 0.6, shore, wide * 1.2, 1.6);
    ctx.strokeStyle = "rgb(255 210 160 / 0.4)";
    ctx.lineWidth = 0.35;
    ctx.beginPath();
    for (let y = shore - 4; y > top; y -= 5) {
      const first = Math.floor((camera.x - wide * 0.6) / 14) * 14;
      for (let x = first; x < camera.x + wide * 0.6; x += 14) {
        const sway = Math.sin(time / 40 + x + y * 2) * 2;
        ctx.moveTo(x + sway + (y % 3) * 3, y);
        ctx.lineTo(x + sway + (y % 3) * 3 + 4, y);
      }
    }
    ctx.stroke();
  },
  deck(ctx, camera, { wide, high }) {
    ctx.strokeStyle = "rgb(255 240 230 / 0.4)";
    ctx.lineWidth = 0.25;
    ctx.beginPath();
    const left = Math.floor((camera.x - wide * 0.6) / 3.4) * 3.4;
    const top = Math.floor((camera.y - high * 0.6) / 16) * 16;
    for (let y = top; y < camera.y + high * 0.6; y += 16) {
      for (let x = left; x < camera.x + wide * 0.6; x += 3.4) {
        ctx.moveTo(x, y);
        ctx.lineTo(x, y + 6);
      }
    }
    ctx.stroke();
  },
};

function hopscotch(ctx: CanvasRenderingContext2D, x: number, y: number) {
  ctx.strokeStyle = "rgb(255 255 255 / 0.9)";
  ctx.lineWidth = 0.25;
  ctx.beginPath();
  [1, 2, 1, 2, 1].forEach((count, row) => {
    for (let i = 0; i < count; i++) ctx.rect(x + (i - count / 2) * 2.4, y + row * 2.4, 2.4, 2.4);
  });
  ctx.stroke();
}
