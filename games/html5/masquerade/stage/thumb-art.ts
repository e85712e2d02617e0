import { type Guest, TANK } from "#html5/masquerade/core/guest.ts";
import { masks } from "#html5/masquerade/core/masks.ts";
import { hexOf } from "#html5/masquerade/draw/colours.ts";
import { stampFace } from "#html5/masquerade/draw/textures/faces.ts";
import { palette } from "#kit/draw/palette.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import { type ThumbButton, type Thumbs, thumbLayout } from "./thumbs.ts";

const PANEL = "rgb(22 10 32 / 0.55)";
const RIM = "rgb(255 250 240 / 0.75)";
type Ctx = CanvasRenderingContext2D;

/** Draws stick and buttons for fingers. The tank is the paint button, the mask the one of its power. */
export function drawThumbs({ ctx, scale }: View, thumbs: Thumbs, hero: Guest): void {
  const { width, height } = thumbs.frame;
  const { stick, buttons } = thumbLayout(width, height);
  ctx.save();
  ctx.scale(1 / scale, 1 / scale);
  const { from = stick, to = stick } = thumbs.walking ?? {};
  disc(ctx, from.x, from.y, stick.r, "rgb(22 10 32 / 0.35)", "rgb(255 250 240 / 0.5)");
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(1, stick.r / far);
  const thumb = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  disc(ctx, thumb.x, thumb.y, 24, "rgb(255 250 240 / 0.6)", RIM);
  for (const button of buttons) {
    const isHeld = thumbs.held.has(button.action);
    disc(ctx, button.x, button.y, button.r, isHeld ? "rgb(255 250 240 / 0.4)" : PANEL, RIM);
    painters[button.action](ctx, button, hero);
  }
  ctx.restore();
}

function disc(ctx: Ctx, x: number, y: number, r: number, fill: string, rim: string) {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = 2.5;
  ctx.strokeStyle = rim;
  ctx.stroke();
}

const painters: Readonly<
  Record<ThumbButton["action"], (ctx: Ctx, button: ThumbButton, hero: Guest) => void>
> = {
  /** As full as the tank. */
  paint(ctx, { x, y, r }, { tank, id }) {
    const inner = r - 5;
    ctx.save();
    ctx.beginPath();
    ctx.arc(x, y, inner, 0, Math.PI * 2);
    ctx.clip();
    ctx.globalAlpha = 0.85;
    ctx.fillStyle = hexOf(id);
    const full = (tank / TANK) * inner * 2;
    ctx.fillRect(x - inner, y + inner - full, inner * 2, full);
    ctx.restore();
    // A drop.
    ctx.beginPath();
    ctx.moveTo(x, y - 20);
    ctx.bezierCurveTo(x + 8, y - 6, x + 14, y, x + 14, y + 6);
    ctx.arc(x, y + 6, 14, 0, Math.PI);
    ctx.bezierCurveTo(x - 14, y, x - 8, y - 6, x, y - 20);
    ctx.fillStyle = tank < 3 ? palette.yellow : "#fffaf0";
    ctx.fill();
  },
  jump(ctx, { x, y }) {
    ctx.beginPath();
    ctx.moveTo(x, y - 13);
    ctx.lineTo(x + 13, y + 2);
    ctx.lineTo(x + 5, y + 2);
    ctx.lineTo(x + 5, y + 12);
    ctx.lineTo(x - 5, y + 12);
    ctx.lineTo(x - 5, y + 2);
    ctx.lineTo(x - 13, y + 2);
    ctx.closePath();
    ctx.fillStyle = "#fffaf0";
    ctx.fill();
  },
  /** Its rim fills up with the charge, and runs out with the power. */
  power(ctx, { x, y, r }, { mask, power, charge }) {
    const isOn = power > 0;
    const part = isOn ? power / (masks[mask].seconds * 60) : charge;
    const isReady = charge >= 1 || isOn;
    ctx.globalAlpha = isReady ? 1 : 0.6;
    stampFace(ctx, mask, x, y, r * 1.7);
    ctx.globalAlpha = 1;
    ctx.lineWidth = 6;
    ctx.lineCap = "round";
    ctx.strokeStyle = isOn ? palette.orange : isReady ? palette.mint : "rgb(244 240 228 / 0.8)";
    ctx.beginPath();
    ctx.arc(x, y, r + 1, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * clamp(part, 0.001, 1));
    ctx.stroke();
  },
};
