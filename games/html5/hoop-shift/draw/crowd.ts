import type { View } from "#kit/draw/view.ts";
import { DEPTH, type Place } from "./scenery.ts";
import type { VenuePaint } from "./venues.ts";

const APART = 44;
/** Beyond the frame, for when it shakes. */
const EDGE = 40;
const skins = ["#f2c8a0", "#c98a5c", "#8a5635", "#e3ac80"];

/** A row of people behind the court who hop the higher, the better it gets. */
export function drawCrowd(view: View, paints: VenuePaint, place: Place, time: number, joy: number): void {
  const { ctx } = view;
  const base = place.floor - DEPTH;
  for (let at = 0, x = 12 - APART; x < view.width + APART; at++, x += APART) {
    const own = (at * 7919) % 13;
    const hop = Math.max(0, Math.sin(time * 0.22 + own * 1.7)) * (2 + joy * 20);
    const size = 11 + (own % 4);
    const y = base - 34 - size - hop;
    const color = paints.crowd[own % paints.crowd.length] ?? paints.accent;
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.roundRect(x - size - 3, y + size - 2, size * 2 + 6, base - 8 - y - size, 12);
    ctx.fill();
    if (joy > 0.35) drawArms(view, x, y, size, color, time + own * 9);
    ctx.fillStyle = paints.isDark ? color : (skins[own % skins.length] ?? color);
    ctx.beginPath();
    ctx.arc(x, y, size, 0, Math.PI * 2);
    ctx.fill();
  }
  // By day a veil keeps them behind those who play; at night the dark does.
  if (!paints.isDark) {
    const veil = ctx.createLinearGradient(0, base - 120, 0, base - 60);
    veil.addColorStop(0, `${paints.sky[2]}00`);
    veil.addColorStop(1, `${paints.sky[2]}70`);
    ctx.fillStyle = veil;
    ctx.fillRect(-EDGE, base - 120, view.width + 2 * EDGE, 120);
  }
  ctx.fillStyle = paints.accent;
  ctx.fillRect(-EDGE, base - 26, view.width + 2 * EDGE, 24);
  ctx.fillStyle = "rgb(255 255 255 / 0.22)";
  ctx.fillRect(-EDGE, base - 26, view.width + 2 * EDGE, 5);
}

function drawArms({ ctx }: View, x: number, y: number, size: number, color: string, time: number) {
  ctx.strokeStyle = color;
  ctx.lineWidth = 6;
  ctx.lineCap = "round";
  const wave = Math.sin(time * 0.4) * 5;
  ctx.beginPath();
  ctx.moveTo(x - size, y + size + 6);
  ctx.lineTo(x - size - 6 + wave, y - size - 4);
  ctx.moveTo(x + size, y + size + 6);
  ctx.lineTo(x + size + 6 + wave, y - size - 4);
  ctx.stroke();
}
