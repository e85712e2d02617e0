import { blob, box, type Ctx, ink, type Spot, tube } from "./brush.ts";
import { INK, type Paint } from "./colours.ts";
import { eyes } from "./face.ts";
import type { Pose } from "./pose.ts";

/** A rucksack that swallowed the library; its straps end in fists. Gives where a hat sits. */
export function drawLug(ctx: Ctx, pose: Pose, paint: Paint): Spot {
  const [front, back] = pose.hands;
  arm(ctx, { x: -20, y: -44 }, back, paint);
  for (const { x, y } of pose.feet) box(ctx, x - 8, -y - 9, 19, 11, 5, paint.dark);
  // A rolled-up mat on top.
  box(ctx, -22, -76, 44, 13, 6.5, paint.trim);
  blob(ctx, 19, -69.5, 4.4, 5, paint.accent, 2);
  box(ctx, -31, -68, 62, 61, 17, paint.main);
  // Under the flap it is dark; the eyes live there.
  box(ctx, -27, -56, 54, 23, 9, "#3a2250", 0);
  eyes(ctx, 6, -45, 23, 9, pose);
  ctx.beginPath();
  ctx.moveTo(-32, -50);
  ctx.bezierCurveTo(-34, -76, 34, -76, 33, -50);
  ctx.quadraticCurveTo(20, -57, 2, -53);
  ctx.quadraticCurveTo(-18, -49, -32, -50);
  ink(ctx, paint.dark);
  pocket(ctx, pose, paint);
  arm(ctx, { x: 18, y: -40 }, front, paint);
  return { x: 0, y: -73 };
}

function pocket(ctx: Ctx, { mood }: Pose, paint: Paint) {
  const gape = mood === "effort" || mood === "hurt" ? 8 : 2;
  box(ctx, -20, -31, 44, 20, 8, paint.accent, 2.6);
  box(ctx, -14, -27, 32, 3 + gape, 2, mood === "calm" ? INK : "#7d2646", 2);
  // Teeth of a zip.
  ctx.fillStyle = "#fff";
  for (let x = -12; x < 16; x += 5) ctx.fillRect(x, -27, 3, 3);
}

function arm(ctx: Ctx, from: Spot, { x, y }: Spot, paint: Paint) {
  const to = { x, y: -y };
  tube(ctx, from, { x: (from.x + to.x) / 2, y: Math.max(from.y, to.y) + 8 }, to, 8, paint.trim);
  box(ctx, to.x - 12, to.y - 12, 24, 24, 8, paint.accent);
  box(ctx, to.x - 6, to.y - 6, 12, 12, 3, paint.trim, 2);
}
