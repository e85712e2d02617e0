import { lerp } from "#kit/ease.ts";
import { blob, type Ctx, ink, type Spot, tube } from "./brush.ts";
import { INK, type Paint } from "./colours.ts";
import { eyes } from "./face.ts";
import type { Pose } from "./pose.ts";

/** A striped tube with a button for an eye: the head goes where it likes, the rest follows. Gives where a hat sits. */
export function drawLefty(ctx: Ctx, pose: Pose, paint: Paint): Spot {
  const rest = { x: 4, y: 47 };
  const head = {
    x: lerp(rest.x, pose.head.x, pose.head.pull),
    y: -lerp(rest.y, pose.head.y, pose.head.pull),
  };
  const foot = pose.feet[0];
  const base = { x: foot.x - 9, y: -foot.y - 6 };
  const bend = { x: -7 - pose.head.pull * 6, y: (head.y + base.y) / 2 - 4 };
  tube(ctx, base, bend, head, 27, paint.main);
  stripes(ctx, base, bend, head, paint.accent);
  // The ribbed cuff on which it hops.
  blob(ctx, base.x, base.y + 2, 18, 9, paint.trim);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 1.6;
  for (const x of [-9, -3, 3, 9]) {
    ctx.beginPath();
    ctx.moveTo(base.x + x, base.y - 4);
    ctx.lineTo(base.x + x, base.y + 8);
    ctx.stroke();
  }
  return drawHead(ctx, head, pose, paint);
}

function stripes(ctx: Ctx, base: Spot, bend: Spot, head: Spot, color: string) {
  ctx.save();
  ctx.lineCap = "butt";
  ctx.setLineDash([7, 9]);
  ctx.lineDashOffset = -6;
  ctx.strokeStyle = color;
  ctx.lineWidth = 27;
  ctx.beginPath();
  ctx.moveTo(base.x, base.y);
  ctx.quadraticCurveTo(bend.x, bend.y, head.x, head.y);
  ctx.stroke();
  ctx.restore();
}

function drawHead(ctx: Ctx, { x, y }: Spot, pose: Pose, paint: Paint): Spot {
  const isOpen = pose.mood === "effort" || pose.mood === "hurt";
  const gape = isOpen ? 9 : 3;
  // The lower jaw, the tongue, then the toe above it all.
  ctx.beginPath();
  ctx.ellipse(x + 8, y + 7 + gape * 0.5, 17, 8, 0.15, 0, Math.PI * 2);
  ink(ctx, paint.dark);
  if (isOpen) blob(ctx, x + 14, y + 6 + gape * 0.4, 9, 4, "#ff9db5", 0);
  ctx.beginPath();
  ctx.ellipse(x + 6, y - 4, 23, 15, -0.08, 0, Math.PI * 2);
  ink(ctx, paint.main);
  ctx.beginPath();
  ctx.ellipse(x + 20, y - 3, 10, 12, 0, -Math.PI / 2, Math.PI / 2);
  ink(ctx, paint.trim, 0);
  eyes(ctx, x + 5, y - 14, 17, 8.4, pose);
  return { x: x + 1, y: y - 21 };
}
