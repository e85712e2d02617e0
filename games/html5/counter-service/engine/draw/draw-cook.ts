import type { Face } from "#html5/counter-service/engine/core/face.ts";
import { type Style, shownIn } from "#html5/counter-service/engine/core/wares.ts";
import { drawHat } from "#kit/purse/draw-hat.ts";
import { wornHat } from "#kit/purse/purse.ts";
import { drawApron } from "./decor.ts";
import { drawFace } from "./draw-face.ts";
import { type Ctx, disc, line, slab } from "./shapes.ts";

const INK = "#2b1f26";
/** Of the round head that every cook has. */
const HEAD = { y: -88, width: 76 };

/** The cook, in the apron of the shop and the visitor's own hat: from the counter upwards, as guests are. */
export function drawCook(ctx: Ctx, face: Face, style: Style, joy: number, time: number): void {
  drawFace(ctx, face, { joy, isTalking: false, time });
  for (const side of [-1, 1]) line(ctx, [side * 18, -38, side * 24, -24], INK, 5);
  drawApron(ctx, shownIn(style, "apron"), 0, -26);
  // The head breathes, and the hat with it.
  const y = HEAD.y + Math.sin(time / 24) * 1.5 - HEAD.width / 3;
  const hat = wornHat();
  if (hat) drawHat(ctx, { x: 0, y, size: HEAD.width }, hat);
  else drawCap(ctx, y);
}

/** The cap of the house, for a cook without a hat of their own. */
function drawCap(ctx: Ctx, y: number) {
  for (const [x, up, radius] of [
    [-22, 26, 18],
    [22, 26, 18],
    [0, 36, 22],
  ] as const)
    disc(ctx, x, y - up, radius, "#ffffff", INK);
  slab(ctx, -32, y - 30, 64, 34, 6, "#ffffff");
  slab(ctx, -35, y - 8, 70, 17, 6, "#ffffff", INK);
}
