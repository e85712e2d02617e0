import { lerp } from "#kit/ease.ts";
import { blob, type Ctx, type Spot, shape } from "./brush.ts";
import type { Paint } from "./colours.ts";
import { eyes } from "./face.ts";
import type { Pose } from "./pose.ts";

/** A rubber duck of the bathroom kind, with opinions. Gives where a hat sits. */
export function drawPuddle(ctx: Ctx, pose: Pose, paint: Paint): Spot {
  for (const { x, y } of pose.feet) {
    shape(
      ctx,
      [
        [x - 6, -y],
        [x + 11, -y],
        [x + 6, -y - 6],
        [x - 3, -y - 7],
      ],
      paint.accent,
      2.6,
    );
  }
  // Tail, body, belly.
  shape(
    ctx,
    [
      [-20, -22],
      [-34, -35],
      [-30, -20],
      [-18, -10],
    ],
    paint.dark,
  );
  blob(ctx, -2, -18, 25, 16.5, paint.main);
  blob(ctx, 3, -12, 15, 8, "rgb(255 255 255 / 0.25)", 0);
  const rest = { x: 9, y: 39 };
  const head = {
    x: lerp(rest.x, pose.head.x * 0.8, pose.head.pull),
    y: -lerp(rest.y, pose.head.y, pose.head.pull),
  };
  if (pose.head.pull > 0.2) {
    ctx.strokeStyle = paint.main;
    ctx.lineWidth = 17;
    ctx.lineCap = "round";
    ctx.beginPath();
    ctx.moveTo(5, -24);
    ctx.lineTo(head.x, head.y);
    ctx.stroke();
  }
  const hat = drawHead(ctx, head, pose, paint);
  const [wing] = pose.hands;
  const flap = pose.mood === "effort" ? -0.7 : (wing.y - 21) * -0.03;
  blob(ctx, -9, -20 - flap * -4, 12, 7.5, paint.dark, 2.6, 0.35 + flap);
  return hat;
}

function drawHead(ctx: Ctx, { x, y }: Spot, pose: Pose, paint: Paint): Spot {
  const isOpen = pose.mood === "effort" || pose.mood === "hurt";
  blob(ctx, x, y, 16, 15, paint.main);
  const gape = isOpen ? 6 : 1.5;
  blob(ctx, x + 17, y + 5 + gape, 8.5, 4, paint.accent, 2.4, 0.25);
  blob(ctx, x + 18, y + 3, 11, 5, paint.accent, 2.6, -0.12);
  // A tuft, so that even the shadow is a duck's.
  shape(
    ctx,
    [
      [x - 9, y - 12],
      [x - 13, y - 22],
      [x - 3, y - 15],
      [x - 1, y - 23],
      [x + 4, y - 13],
    ],
    paint.main,
    2.4,
  );
  eyes(ctx, x + 5, y - 4, 13, 6.4, pose);
  return { x: x - 1, y: y - 14 };
}
