import type { Spot } from "#html5/campfire/core/island.ts";
import type { View } from "#kit/draw/view.ts";
import type { Camera } from "./camera.ts";
import { at, dot, inked } from "./paint.ts";

/** Arrow that shows from where imps come, as long as they are out of the picture. */
export function drawRaidArrow(view: View, camera: Camera, from: Spot, time: number): void {
  if (camera.isSeen(view, from, -30)) return;
  const { ctx, width, height } = view;
  const target = camera.toScreen(view, from);
  const turn = Math.atan2(target.y - height / 2, target.x - width / 2);
  const reach = Math.min(width, height) * 0.3 + Math.sin(time / 6) * 6;
  const place = { x: width / 2 + Math.cos(turn) * reach, y: height / 2 + Math.sin(turn) * reach };
  at(
    ctx,
    place,
    () => {
      inked(ctx, "#4fa3e8", () => {
        ctx.moveTo(30, 0);
        ctx.lineTo(4, -22);
        ctx.quadraticCurveTo(-22, -16, -22, 0);
        ctx.quadraticCurveTo(-22, 16, 4, 22);
        ctx.closePath();
      });
      for (const y of [-6, 6]) {
        ctx.fillStyle = "#ffffff";
        dot(ctx, -2, y, 5);
        ctx.fillStyle = "#22202b";
        dot(ctx, 0, y, 2.4);
      }
    },
    turn,
    Math.max(1, 0.8 / view.scale),
  );
}
