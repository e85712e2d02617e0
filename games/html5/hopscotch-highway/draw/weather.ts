import type { Season } from "#html5/hopscotch-highway/core/eras.ts";
import type { View } from "#kit/draw/view.ts";
import { dice } from "./paint.ts";

const confetti = ["#ff7a3d", "#7fe3bb", "#ffd35c", "#7cc4ff", "#ff9db5"] as const;
const leaves = ["#e0792f", "#f2a03d", "#c9542f"] as const;

/** Something that falls over the whole picture and comes in again on top. */
function falling(view: View, count: number, time: number, draw: (x: number, y: number, i: number) => void) {
  for (let i = 0; i < count; i++) {
    const pace = 0.6 + dice(i, 1) * 1.1;
    const span = view.height + 40;
    const y = ((dice(i, 2) * span + time * pace) % span) - 20;
    const drift = dice(i, 3) * view.width + Math.sin(time / 50 + i) * 26 + time * 0.35;
    draw(drift % view.width, y, i);
  }
}

const weathers: Partial<Record<Season, (view: View, time: number, strength: number) => void>> = {
  snow(view, time) {
    view.ctx.fillStyle = "rgb(255 255 255 / 0.9)";
    view.ctx.beginPath();
    falling(view, 70, time, (x, y, i) => {
      const size = 1.6 + dice(i, 4) * 2.6;
      view.ctx.moveTo(x + size, y);
      view.ctx.arc(x, y, size, 0, 7);
    });
    view.ctx.fill();
  },
  autumn(view, time) {
    falling(view, 26, time, (x, y, i) => flake(view, x, y, time / 24 + i, leaves[i % 3] ?? leaves[0], 6));
  },
  festival(view, time) {
    falling(view, 34, time, (x, y, i) => flake(view, x, y, time / 10 + i, confetti[i % 5] ?? confetti[0], 4));
    for (let i = 0; i < 3; i++) firework(view, time + i * 47, i);
  },
  night(view, time, strength) {
    view.ctx.fillStyle = "#fff6b0";
    for (let i = 0; i < 16; i++) {
      const x = (dice(i, 7) * view.width + Math.sin(time / 70 + i * 2) * 60 + view.width) % view.width;
      const y = dice(i, 8) * view.height + Math.cos(time / 55 + i) * 30;
      view.ctx.globalAlpha = strength * (0.25 + 0.6 * Math.max(0, Math.sin(time / 30 + i * 1.7)));
      view.ctx.fillRect(x, y, 3.5, 3.5);
    }
  },
};

export function drawWeather(view: View, season: Season, strength: number, time: number): void {
  const draw = weathers[season];
  if (!draw || strength <= 0) return;
  view.ctx.save();
  view.ctx.globalAlpha = strength;
  draw(view, time, strength);
  view.ctx.restore();
}

function flake({ ctx }: View, x: number, y: number, turn: number, color: string, size: number) {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.ellipse(x, y, size, Math.abs(Math.cos(turn)) * size * 0.7 + 0.6, turn * 0.4, 0, 7);
  ctx.fill();
}

function firework({ ctx, width, height }: View, time: number, salt: number) {
  const round = Math.floor(time / 140);
  const age = (time % 140) / 60;
  if (age > 1) return;
  const x = dice(round, salt) * width;
  const y = dice(salt, round + 5) * height * 0.35 + 20;
  ctx.fillStyle = confetti[(round + salt) % 5] ?? confetti[0];
  for (let i = 0; i < 18; i++) {
    const way = (i / 18) * Math.PI * 2;
    const reach = (1 - (1 - age) ** 3) * (60 + 26 * (i % 2));
    const size = 4 * (1 - age);
    ctx.fillRect(x + Math.cos(way) * reach, y + Math.sin(way) * reach + age * age * 24, size, size);
  }
}
