import type { Spot } from "#html5/campfire/core/island.ts";
import type { View } from "#kit/draw/view.ts";
import { drawImp } from "./animals.ts";
import type { Camera } from "./camera.ts";
import { at, inked } from "./paint.ts";

const BADGE = 25;

/** Badge with an imp and a pointer: from where they come, as long as they are out of the picture. */
export function drawRaidArrow(view: View, camera: Camera, from: Spot, time: number): void {
  if (camera.isSeen(view, from, -30)) return;
  const { ctx, width, height } = view;
  const target = camera.toScreen(view, from);
  const turn = Math.atan2(target.y - height / 2, target.x - width / 2);
  const beat = 0.5 + 0.5 * Math.sin(time / 6);
  const scale = Math.max(1, 0.85 / view.scale);
  const reach = Math.min(width, height) * 0.3 + beat * 8 * scale;
  const place = { x: width / 2 + Math.cos(turn) * reach, y: height / 2 + Math.sin(turn) * reach };
  at(
    ctx,
    place,
    () => {
      at(
        ctx,
        { x: 0, y: 0 },
        () => {
          inked(ctx, "#ffd35c", () => {
            ctx.moveTo(BADGE + 24, 0);
            ctx.lineTo(BADGE - 4, -19);
            ctx.lineTo(BADGE - 4, 19);
            ctx.closePath();
          });
        },
        turn,
      );
      inked(ctx, "#243056", () => ctx.arc(0, 0, BADGE, 0, Math.PI * 2), 3);
      ctx.strokeStyle = `rgb(255 211 92 / ${0.4 + beat * 0.6})`;
      ctx.lineWidth = 3;
      ctx.beginPath();
      ctx.arc(0, 0, BADGE - 3, 0, Math.PI * 2);
      ctx.stroke();
      at(ctx, { x: 0, y: 4 }, () => drawImp(ctx, time), Math.PI / 2, 0.78);
    },
    0,
    scale,
  );
}
