import type { Foe } from "#html5/scrapyard-sam/engine/core/foes/foe.ts";
import type { FoeKind } from "#html5/scrapyard-sam/engine/core/foes/foes.ts";
import { clamp } from "#kit/ease.ts";
import { copySuit, drawFigure } from "./draw-sam.ts";
import { bodies, drawNuts, drawShield } from "./foe-bodies.ts";
import { foePose } from "./foe-pose.ts";
import { type Ctx, disc, INK, oval, slab, tube, within } from "./ink.ts";

/** A foe with its feet at 0, 0. Bosses are drawn by their chapters. */
export function drawFoe(ctx: Ctx, foe: Foe, kind: FoeKind, time: number): void {
  const pose = foePose(foe, time);
  const body = bodies[kind];
  const isHovering = foe.plan.hover !== undefined && foe.state !== "down";
  within(ctx, { x: 0, y: 0, wide: foe.facing, high: 1 }, () => {
    if (kind === "copycat") drawFigure(ctx, pose, copySuit, time, clamp(Math.abs(foe.vx) / 4, 0, 1));
    else
      within(ctx, { x: 0, y: -foe.tall / 2, turn: pose.spin }, () => {
        ctx.translate(0, foe.tall / 2);
        const { shoulder } = body;
        if (!isHovering) limb(ctx, [-8, body.hip], pose.nearFoot, body.limb, body.boot, true);
        limb(ctx, [shoulder.x + 6, shoulder.y + pose.bob], scaled(pose.far, foe.tall), body.limb, body.hand);
        within(
          ctx,
          { x: 0, y: pose.bob, turn: pose.lean * 0.7, wide: 2 - pose.squash, high: pose.squash },
          () => body.paint(ctx, pose.face, time + foe.id * 13),
        );
        if (!isHovering) limb(ctx, [9, body.hip], pose.farFoot, body.limb, body.boot, true);
        const hand = scaled(pose.near, foe.tall);
        limb(ctx, [shoulder.x - 12, shoulder.y + 4 + pose.bob], hand, body.limb, body.hand);
        if (foe.plan.hasShield && foe.state !== "dizzy") drawShield(ctx, 26 + pose.lean * 30, -38);
      });
  });
  if (foe.state === "dizzy") drawNuts(ctx, -foe.tall - 12, time);
  if (foe.state === "tell") drawAlarm(ctx, -foe.tall - 26, foe.t);
  if (foe.flash > 3 && foe.state !== "broken") flash(ctx, foe);
}

const scaled = ({ x, y }: { x: number; y: number }, tall: number) => ({
  x: (x * (tall + 40)) / 108,
  y: (y * tall) / 68,
});

function limb(
  ctx: Ctx,
  [x, y]: readonly [number, number],
  end: { x: number; y: number },
  color: string,
  tip: string,
  isFoot = false,
) {
  tube(
    ctx,
    [
      x,
      y,
      (x + end.x) / 2 + (isFoot ? 3 : -4),
      (y + end.y) / 2 + (isFoot ? 0 : 5),
      end.x,
      end.y - (isFoot ? 5 : 0),
    ],
    color,
    6,
  );
  if (isFoot) slab(ctx, end.x - 8, end.y - 8, 20, 9, [5, 8, 2, 2], tip);
  else disc(ctx, end.x, end.y, 9, tip);
}

/** The mark over the head of whoever is about to strike: it grows as the blow comes nearer. */
export function drawAlarm(ctx: Ctx, y: number, t: number): void {
  const size = 1 + Math.sin(t / 3) * 0.12 + Math.min(0.3, t / 100);
  within(ctx, { x: 0, y, scale: size }, () => {
    slab(ctx, -5, -18, 10, 20, 4, "#ff4438", INK);
    disc(ctx, 0, 9, 5.5, "#ff4438", INK);
  });
}

function flash(ctx: Ctx, foe: Foe) {
  ctx.globalCompositeOperation = "lighter";
  oval(ctx, 0, -foe.tall / 2, foe.half + 6, foe.tall / 2 + 4, "#ffffff66", "");
  ctx.globalCompositeOperation = "source-over";
}
