import { lerp } from "#kit/ease.ts";
import { blob, box, type Ctx, ink, type Spot } from "./brush.ts";
import { INK, type Paint } from "./colours.ts";
import { eyes, mouth } from "./face.ts";
import type { Pose } from "./pose.ts";

/** An enamel kettle with dots, gloves and a short fuse. Gives where a hat sits. */
export function drawWhistle(ctx: Ctx, pose: Pose, paint: Paint): Spot {
  const { pull, x, y } = pose.head;
  for (const foot of pose.feet) blob(ctx, foot.x + 3, -foot.y - 2, 9, 6, paint.dark, 2.6);
  blob(ctx, pose.hands[1].x, -pose.hands[1].y, 8, 8, paint.accent, 2.6);
  // The handle over the top.
  ctx.beginPath();
  ctx.arc(-3, -44, 16, Math.PI * 1.02, Math.PI * 1.98);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 10;
  ctx.stroke();
  ctx.strokeStyle = paint.trim;
  ctx.lineWidth = 4.6;
  ctx.stroke();
  spout(ctx, { x: lerp(35, x * 0.82, pull), y: -lerp(38, y + 4, pull) }, paint);
  ctx.beginPath();
  ctx.moveTo(-26, -14);
  ctx.bezierCurveTo(-32, -4, 30, -4, 25, -14);
  ctx.bezierCurveTo(27, -34, 16, -46, -2, -46);
  ctx.bezierCurveTo(-20, -46, -29, -34, -26, -14);
  ink(ctx, paint.main);
  for (const [dx, dy, r] of [
    [-17, -18, 3.4],
    [-9, -11, 2.6],
    [16, -15, 3],
    [-18, -31, 2.4],
  ] as const)
    blob(ctx, dx, dy, r, r, paint.accent, 0);
  box(ctx, -15, -50, 26, 7, 3.5, paint.dark, 2.6);
  blob(ctx, -2, -53, 4.6, 4.6, paint.trim, 2.6);
  eyes(ctx, 5, -31, 16, 7.4, pose);
  mouth(ctx, 6, -18, 11, pose.mood);
  blob(ctx, pose.hands[0].x, -pose.hands[0].y, 9, 9, paint.accent, 2.6);
  return { x: -2, y: -53 };
}

function spout(ctx: Ctx, tip: Spot, paint: Paint) {
  ctx.beginPath();
  ctx.moveTo(17, -14);
  ctx.quadraticCurveTo(tip.x - 6, -16, tip.x - 4, tip.y + 1);
  ctx.lineTo(tip.x + 7, tip.y - 3);
  ctx.quadraticCurveTo(tip.x + 2, -30, 15, -32);
  ctx.closePath();
  ink(ctx, paint.dark);
}
