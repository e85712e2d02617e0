import { lerp } from "#kit/ease.ts";
import { blob, type Ctx, ink, type Spot, tube } from "./brush.ts";
import { INK, type Paint } from "./colours.ts";
import { eyes, mouth } from "./face.ts";
import type { Pose } from "./pose.ts";

/** A shut umbrella that stands on its crook and opens when it has to. Gives where a hat sits. */
export function drawBrolly(ctx: Ctx, pose: Pose, paint: Paint): Spot {
  const { pull, x } = pose.head;
  const open = Math.max(pose.open, pull > 0.1 ? pull : 0);
  const [front, back] = pose.hands;
  for (const foot of pose.feet) blob(ctx, foot.x + 3, -foot.y - 2, 8, 5.5, paint.dark, 2.6);
  // The crook below, on which it hops.
  tube(ctx, { x: 0, y: -22 }, { x: 0, y: -10 }, { x: 0, y: -9 }, 5, paint.trim);
  blob(ctx, back.x * 0.8, -back.y, 6.5, 6.5, paint.accent, 2.6);
  const lean = pull * lerp(0, x, 0.2);
  folds(ctx, open, lean, paint);
  eyes(ctx, 5 + lean * 0.4, -34, 15, 7.2, pose);
  mouth(ctx, 6 + lean * 0.4, -22, 9, pose.mood);
  foil(ctx, front, paint);
  return { x: lean, y: -66 - open * 4 };
}

/** From a shut bundle to a wide dome. */
function folds(ctx: Ctx, open: number, lean: number, paint: Paint) {
  const wide = lerp(17, 42, open);
  const hem = lerp(-12, -40, open);
  ctx.save();
  ctx.translate(lean, 0);
  if (open > 0.4) body(ctx, paint);
  tube(ctx, { x: 0, y: -64 }, { x: 0, y: -68 }, { x: 0, y: -71 }, 2.5, paint.trim);
  ctx.beginPath();
  ctx.moveTo(0, -66);
  ctx.bezierCurveTo(lerp(14, wide * 0.7, open), -64, wide, lerp(-44, -60, open), wide, hem);
  for (let at = 0; at < 4; at++) {
    const right = wide - at * (wide / 2);
    ctx.quadraticCurveTo(right - wide / 4, hem - lerp(-6, 8, open), right - wide / 2, hem);
  }
  ctx.bezierCurveTo(-wide, lerp(-44, -60, open), lerp(-14, -wide * 0.7, open), -64, 0, -66);
  ink(ctx, paint.main);
  ctx.strokeStyle = paint.dark;
  ctx.lineWidth = 2.6;
  for (const side of [-0.5, 0.5]) {
    ctx.beginPath();
    ctx.moveTo(0, -63);
    ctx.quadraticCurveTo(side * wide * 0.9, -56, side * wide, hem - 2);
    ctx.stroke();
  }
  if (open <= 0.4) {
    // The strap that holds the folds together, below the face.
    ctx.beginPath();
    ctx.roundRect(-wide + 1, -17, wide * 2 - 2, 6, 3);
    ink(ctx, paint.accent, 2.2);
  }
  ctx.restore();
}

/** What is under the dome: a slim body that carries the face. */
function body(ctx: Ctx, paint: Paint) {
  ctx.beginPath();
  ctx.roundRect(-13, -46, 26, 36, 12);
  ink(ctx, paint.accent);
}

/** The hand in front holds a tip, as a fencer does. */
function foil(ctx: Ctx, { x, y }: Spot, paint: Paint) {
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.moveTo(x - 4, -y);
  ctx.lineTo(x + 17, -y - 3);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 6;
  ctx.stroke();
  ctx.strokeStyle = paint.trim;
  ctx.lineWidth = 2.4;
  ctx.stroke();
  blob(ctx, x - 3, -y, 7.5, 7.5, paint.accent, 2.6);
}
