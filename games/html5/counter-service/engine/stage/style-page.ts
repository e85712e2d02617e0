import { type Career, styleOf } from "#html5/counter-service/engine/core/career.ts";
import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { COUNTER_Y, samePlace, wareRect } from "#html5/counter-service/engine/core/targets.ts";
import { shownIn, wares } from "#html5/counter-service/engine/core/wares.ts";
import { drawCounterTop, drawOnBar, drawOnWall, drawWare } from "#html5/counter-service/engine/draw/decor.ts";
import { drawCook } from "#html5/counter-service/engine/draw/draw-cook.ts";
import type { Look } from "#html5/counter-service/engine/draw/look.ts";
import { mix, slab } from "#html5/counter-service/engine/draw/shapes.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { drawTip } from "./hud.ts";

const INK = "#2b1f26";
/** Where the mirror hangs on the paper. */
const MIRROR = { x: 44, y: 96, width: 292, height: 392 };
/** How much larger cook, wall and counter are in it. */
const ZOOM = 1.5;

/** The cook behind the counter, with all that is shown now. */
export function drawMirror(view: View, career: Career, look: Look, time: number): void {
  const { ctx } = view;
  const { paper, paperInk, counter, counterDark, bench } = look.paint;
  const style = styleOf(career);
  slab(ctx, 28, 30, 324, 476, 18, paper, INK);
  drawText(view, "How it looks", 48, 48, { size: 32, color: paperInk });
  const { x, y, width, height } = MIRROR;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 16);
  ctx.clip();
  // The counter's edge lies 80 above the mirror's foot.
  ctx.translate(x + width / 2, y + height - 80);
  ctx.scale(ZOOM, ZOOM);
  ctx.save();
  ctx.translate(-200, -COUNTER_Y);
  look.drawRoom(ctx, { x: 80, y: 0, width: 250, height: 300 });
  drawOnWall(ctx, shownIn(style, "wall"), 80, 330, 46);
  ctx.restore();
  drawCook(ctx, look.cook, style, 0.8, time);
  ctx.fillStyle = bench;
  ctx.fillRect(-110, 0, 220, 60);
  ctx.fillStyle = counterDark;
  ctx.fillRect(-110, 8, 220, 9);
  ctx.fillStyle = counter;
  ctx.fillRect(-110, -6, 220, 16);
  drawCounterTop(ctx, shownIn(style, "counter"), -110, 110, 0);
  ctx.fillStyle = INK;
  ctx.fillRect(-110, -7, 220, 2);
  ctx.fillRect(-110, 16, 220, 2);
  drawOnBar(ctx, shownIn(style, "bar"), 66, -4, time);
  ctx.restore();
  slab(ctx, x, y, width, height, 16, "rgb(255 255 255 / 0)", INK);
}

/** Outfits and decorations, in colour before they are bought, with what they cost or whether they are shown. */
export function drawWares(view: View, { career, hands }: Shift, look: Look, time: number): void {
  const { ctx } = view;
  const { paper, paperInk, accent } = look.paint;
  const { owned, shown } = styleOf(career);
  wares.forEach(({ id, slot, name, price }, at) => {
    const { x, y, width, height } = wareRect(at);
    const isOwned = owned.includes(id);
    const isShown = shown.includes(id);
    const isFocus = samePlace(hands.focus, { kind: "ware", index: at });
    const rim = isFocus ? "#ffffff" : isShown ? accent : INK;
    slab(
      ctx,
      x,
      y,
      width,
      height,
      14,
      isOwned || price <= career.coins ? paper : mix(paper, "#6f646c", 0.45),
      rim,
    );
    if (isShown || isFocus) {
      ctx.lineWidth = 4;
      ctx.stroke();
    }
    slab(ctx, x + 6, y + 6, 60, 56, 10, mix("#bfe3e6", "#ffffff", 0.3));
    drawWare(ctx, slot, id, x + 36, y + 34, time);
    drawText(view, name, x + 74, y + 12, { size: sizeWithin(view, name, 16, width - 82), color: paperInk });
    if (isOwned) {
      drawText(view, isShown ? "Shown" : "Yours", x + 74, y + 37, {
        size: 17,
        color: isShown ? accent : mix(paperInk, paper, 0.3),
      });
      return;
    }
    drawTip(ctx, x + 83, y + 47, 9);
    drawText(view, `${price}`, x + 98, y + 37, { size: 18, color: paperInk });
  });
}
