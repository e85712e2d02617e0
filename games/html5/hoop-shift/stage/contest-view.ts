import { newBall } from "#html5/hoop-shift/core/ball.ts";
import { type Contest, PER_RACK, RACKS } from "#html5/hoop-shift/core/contest.ts";
import { drawFigure } from "#html5/hoop-shift/draw/figure.ts";
import {
  paints as ballPaints,
  drawBall,
  drawHoopBehind,
  drawHoopFront,
} from "#html5/hoop-shift/draw/hoop.ts";
import type { Ctx } from "#html5/hoop-shift/draw/limbs.ts";
import { INK, yourLook } from "#html5/hoop-shift/draw/looks.ts";
import type { VenuePaint } from "#html5/hoop-shift/draw/venues.ts";
import type { View } from "#kit/draw/view.ts";
import type { Effects } from "./effects.ts";
import { drawGauge } from "./hud.ts";
import { ahead, drawShadow, drawTrail } from "./match-view.ts";

/** The shooter, five racks, and all the balls that lie about. */
export function drawContest(
  view: View,
  contest: Contest,
  effects: Effects,
  paint: VenuePaint,
  part: number,
): void {
  const { ctx } = view;
  drawHoopBehind(ctx, effects.net, paint.accent);
  RACKS.forEach((x, rack) => {
    const left = rack < contest.rack ? 0 : rack > contest.rack ? PER_RACK : PER_RACK - contest.used;
    drawRack(ctx, x, left - (rack === contest.rack && contest.hasBall ? 1 : 0));
  });
  const flying = contest.tosses.map(({ ball, isMoney }) => ({ ball: ahead(ball, part), isMoney }));
  for (const { ball } of flying) drawShadow(ctx, ball.x, ball.y, 13, 4);
  drawTrail(ctx, effects);
  const player = ahead(contest.player, part);
  drawShadow(ctx, player.x, player.y, 26, 7);
  ctx.save();
  ctx.translate(0, 7);
  drawFigure(ctx, {
    player,
    look: yourLook(),
    mood: player.stance === "ground" ? (contest.isFinished ? "happy" : "calm") : "effort",
    ball: contest.hasBall ? contest.carried : undefined,
    isGuarding: false,
    isCheering: contest.isFinished,
    squash: effects.squash[0],
    time: effects.time,
  });
  ctx.restore();
  for (const { ball, isMoney } of flying) drawBall(ctx, ball, isMoney ? ballPaints.money : ballPaints.plain);
  if (contest.hasBall) drawBall(ctx, contest.carried, contest.isMoney ? ballPaints.money : ballPaints.plain);
  drawHoopFront(
    ctx,
    effects.net,
    flying.map(({ ball }) => ball),
  );
  drawGauge(ctx, player, contest.window);
}

/** A cart behind the spot; the money ball lies in the last place. */
function drawRack(ctx: Ctx, spot: number, left: number) {
  const x = spot - 62;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(x - 4, -26);
  ctx.lineTo(x + 40, -26);
  ctx.moveTo(x, -26);
  ctx.lineTo(x, -2);
  ctx.moveTo(x + 36, -26);
  ctx.lineTo(x + 36, -2);
  ctx.stroke();
  ctx.save();
  ctx.scale(0.72, 0.72);
  for (let at = 0; at < left; at++) {
    const isMoney = at === 0;
    const row = at < 3 ? 0 : 1;
    const ball = newBall((x + 2 + (at < 3 ? at * 17 : (at - 3) * 17 + 8)) / 0.72, (36 + row * 15) / 0.72);
    drawBall(ctx, ball, isMoney ? ballPaints.money : ballPaints.plain);
  }
  ctx.restore();
}
