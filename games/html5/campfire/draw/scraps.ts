import type { Bundle } from "#html5/campfire/core/world.ts";
import { type Ctx, dot, inked } from "./paint.ts";

/** A bag that somebody left behind: bobs so that it is noticed. */
export function drawBundle(ctx: Ctx, { x, y }: Bundle, time: number): void {
  const lift = Math.sin(time / 14) * 3;
  ctx.save();
  ctx.fillStyle = "rgb(20 25 35 / 0.3)";
  dot(ctx, x, y + 8, 11);
  ctx.translate(x, y + lift);
  inked(ctx, "#c98d52", () => {
    ctx.moveTo(-5, -8);
    ctx.quadraticCurveTo(-17, 6, -9, 11);
    ctx.lineTo(9, 11);
    ctx.quadraticCurveTo(17, 6, 5, -8);
    ctx.closePath();
  });
  inked(ctx, "#e8503a", () => ctx.roundRect(-7, -11, 14, 5, 2), 2);
  ctx.restore();
}
