import { type Ctx, inked } from "./paint.ts";

/** Held at the origin, pointing to the right. */
export function drawAxe(ctx: Ctx): void {
  inked(ctx, "#8a5f3b", () => ctx.roundRect(-7, -2, 26, 4.4, 2), 1.6);
  inked(
    ctx,
    "#c6ccd2",
    () => {
      ctx.moveTo(11, 1);
      ctx.lineTo(20, 1);
      ctx.quadraticCurveTo(26, -9, 18, -15);
      ctx.quadraticCurveTo(12, -11, 11, 1);
    },
    2,
  );
}

export function drawSpear(ctx: Ctx): void {
  inked(ctx, "#8a5f3b", () => ctx.roundRect(-16, -1.8, 46, 3.8, 2), 1.6);
  inked(
    ctx,
    "#d3d9de",
    () => {
      ctx.moveTo(28, -5);
      ctx.lineTo(43, 0);
      ctx.lineTo(28, 5);
      ctx.closePath();
    },
    2,
  );
}
