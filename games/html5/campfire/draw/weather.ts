import type { Season } from "#html5/campfire/core/calendar.ts";
import type { View } from "#kit/draw/view.ts";

const wrap = (value: number, most: number) => ((value % most) + most) % most;

/** Rain, snow and falling leaves between the island and the words, moving against the camera. */
export function drawWeather(
  view: View,
  season: Season,
  storm: number,
  time: number,
  off: { x: number; y: number },
): void {
  if (season === "winter") drawSnow(view, 0.35 + storm, time, off);
  else if (storm > 0) drawRain(view, storm, time, off);
  else if (season === "autumn") drawLeaves(view, time, off);
}

function drawSnow({ ctx, width, height }: View, amount: number, time: number, off: { x: number; y: number }) {
  if (amount > 1) {
    ctx.fillStyle = `rgb(226 236 244 / ${(amount - 0.35) * 0.28})`;
    ctx.fillRect(0, 0, width, height);
  }
  ctx.fillStyle = "rgb(255 255 255 / 0.85)";
  ctx.beginPath();
  for (let i = 0; i < 70 * amount; i++) {
    const size = 1.5 + (i % 4);
    const drift = amount > 0.5 ? 6 : 1.2;
    const x = wrap(i * 197.3 + time * drift + Math.sin(time / 40 + i) * 20 - off.x, width + 20) - 10;
    const y = wrap(i * 113.7 + time * (1.2 + (i % 3) * 0.6) - off.y, height + 20) - 10;
    ctx.moveTo(x + size, y);
    ctx.arc(x, y, size, 0, Math.PI * 2);
  }
  ctx.fill();
}

function drawRain({ ctx, width, height }: View, storm: number, time: number, off: { x: number; y: number }) {
  ctx.fillStyle = `rgb(30 45 70 / ${storm * 0.24})`;
  ctx.fillRect(0, 0, width, height);
  ctx.strokeStyle = `rgb(200 222 240 / ${storm * 0.5})`;
  ctx.lineWidth = 1.8;
  ctx.beginPath();
  for (let i = 0; i < 90; i++) {
    const x = wrap(i * 191.7 - time * 5 - off.x, width + 40) - 20;
    const y = wrap(i * 127.1 + time * (15 + (i % 4)) - off.y, height + 40) - 20;
    ctx.moveTo(x, y);
    ctx.lineTo(x - 6, y + 20);
  }
  ctx.stroke();
}

function drawLeaves({ ctx, width, height }: View, time: number, off: { x: number; y: number }) {
  for (let i = 0; i < 14; i++) {
    const x = wrap(i * 173.9 + time * 1.3 + Math.sin(time / 30 + i) * 30 - off.x, width + 30) - 15;
    const y = wrap(i * 131.3 + time * 0.8 - off.y, height + 30) - 15;
    ctx.fillStyle = i % 2 ? "#d9722e" : "#e8a83c";
    ctx.beginPath();
    ctx.ellipse(x, y, 6, 3.2, time / 22 + i, 0, Math.PI * 2);
    ctx.fill();
  }
}
