import type { Discipline } from "#html5/wobble-hundred/core/disciplines.ts";
import { FENCE_HEIGHT, type Fence } from "#html5/wobble-hundred/core/fences.ts";
import { t } from "#html5/wobble-hundred/words.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { written } from "#kit/language/translate.ts";
import { METRE } from "./camera.ts";
import { INK, type Scenery } from "./colours.ts";

/** The track itself, with its lines and signs. `left` is where the picture begins, in game units of the track. */
export function drawTrack(
  view: View,
  rules: Discipline,
  scenery: Scenery,
  left: number,
  floor: number,
): void {
  const { ctx, width, height } = view;
  ctx.fillStyle = scenery.track;
  ctx.fillRect(-40, floor - 24, width + 80, height);
  ctx.fillStyle = scenery.trackDark;
  ctx.fillRect(-40, floor + 26, width + 80, height);
  ctx.fillStyle = scenery.line;
  for (const y of [-24, 24, 84]) ctx.fillRect(-40, floor + y, width + 80, y < 0 ? 3 : 5);

  const first = Math.floor(left / METRE) - 1;
  const last = Math.ceil((left + width) / METRE) + 1;
  for (let metre = first; metre <= last; metre++) {
    if (metre < 0 || metre > rules.length || metre === rules.board) continue;
    const x = metre * METRE - left;
    ctx.fillStyle = scenery.line;
    if (metre % 10 === 0) slanted(ctx, x, floor, 7);
    else ctx.fillRect(x, floor + 16, 3, 8);
    if (metre % 10 === 0 && metre > 0 && metre < rules.length) drawSign(view, x, floor, written(metre));
  }
  drawStart(view, -left, floor);
  if (rules.board === undefined) drawFinish(view, rules.length * METRE - left, floor);
  else drawPit(view, rules.board * METRE - left, floor, scenery);
}

/** A line across the lanes, leaning with the view. */
function slanted(ctx: CanvasRenderingContext2D, x: number, floor: number, wide: number) {
  ctx.beginPath();
  ctx.moveTo(x + 12, floor - 24);
  ctx.lineTo(x + 12 + wide, floor - 24);
  ctx.lineTo(x - 26 + wide, floor + 88);
  ctx.lineTo(x - 26, floor + 88);
  ctx.fill();
}

function drawSign(view: View, x: number, floor: number, text: string) {
  const { ctx } = view;
  ctx.fillStyle = INK;
  ctx.fillRect(x + 9, floor - 96, 5, 70);
  ctx.fillStyle = "#fff6e0";
  ctx.strokeStyle = INK;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(x - 16, floor - 128, 56, 36, 7);
  ctx.fill();
  ctx.stroke();
  drawText(view, text, x + 12, floor - 110, {
    size: 22,
    color: INK,
    align: "center",
    baseline: "middle",
  });
}

function drawStart(view: View, x: number, floor: number) {
  if (x < -200) return;
  const { ctx } = view;
  ctx.fillStyle = "#ffffff";
  slanted(ctx, x + 24, floor, 12);
  drawText(view, t("track.start"), x + 26, floor + 40, { size: 20, color: "rgb(255 255 255 / 0.8)" });
}

function drawFinish(view: View, x: number, floor: number) {
  const { ctx } = view;
  if (x > view.width + 200) return;
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 2; column++) {
      ctx.fillStyle = (row + column) % 2 ? INK : "#ffffff";
      ctx.fillRect(x + 10 - row * 4.6 + column * 12, floor - 24 + row * 14, 12, 14);
    }
  }
  ctx.fillStyle = "#ff5d4d";
  ctx.fillRect(x + 10, floor - 300, 10, 276);
  ctx.beginPath();
  ctx.roundRect(x - 80, floor - 330, 190, 50, 10);
  ctx.fill();
  drawText(view, t("track.finish"), x + 15, floor - 305, {
    size: 28,
    color: "#fff6e0",
    align: "center",
    baseline: "middle",
  });
}

function drawPit(view: View, x: number, floor: number, scenery: Scenery) {
  const { ctx } = view;
  ctx.fillStyle = "#f3d692";
  ctx.fillRect(x + 0.25 * METRE, floor - 12, 9 * METRE, 60);
  ctx.fillStyle = "rgb(160 110 50 / 0.25)";
  for (let i = 0; i < 60; i++) ctx.fillRect(x + 40 + i * 18, floor - 6 + ((i * 37) % 46), 6, 3);
  ctx.fillStyle = "#ffffff";
  ctx.fillRect(x - 0.9 * METRE, floor - 14, 1.1 * METRE, 64);
  drawText(view, t("track.spring"), x - 0.4 * METRE, floor + 18, {
    size: 20,
    color: INK,
    align: "center",
  });
  ctx.fillStyle = "#e8413c";
  ctx.fillRect(x + 0.2 * METRE, floor - 14, 7, 64);
  ctx.fillStyle = scenery.line;
  for (let half = 1; half < 16; half++) {
    const at = x + half * 0.5 * METRE;
    ctx.fillRect(at, floor + 40, 3, half % 2 ? 8 : 16);
    if (half % 2 === 0)
      drawText(view, t("unit.metres", { metres: written(half / 2) }), at + 1, floor + 60, {
        size: 16,
        align: "center",
        color: "#fff6e0",
      });
  }
}

export function drawFence(ctx: CanvasRenderingContext2D, fence: Fence, left: number, floor: number): void {
  const high = FENCE_HEIGHT * METRE;
  ctx.save();
  ctx.translate(fence.x * METRE - left, floor);
  ctx.rotate((fence.tilt * Math.PI) / 2.1);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.moveTo(-14, 0);
  ctx.lineTo(8, 0);
  ctx.moveTo(0, 0);
  ctx.lineTo(0, -high);
  ctx.stroke();
  ctx.lineWidth = 3;
  for (let i = 0; i < 4; i++) {
    ctx.fillStyle = i % 2 ? "#ffffff" : "#e8413c";
    ctx.fillRect(-12 + i * 7, -high - 4 + i * 3, 7, 12);
  }
  ctx.strokeRect(-13, -high - 5, 30, 18);
  ctx.restore();
}
