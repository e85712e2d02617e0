import type { Down } from "#html5/pocket-gridiron/core/down.ts";
import { type Spot, toScreen, PIXELS_PER_YARD as YARD } from "#html5/pocket-gridiron/core/field.ts";
import { ballOf } from "#html5/pocket-gridiron/core/flight.ts";
import type { MatchSetting } from "#html5/pocket-gridiron/core/match.ts";
import type { Player } from "#html5/pocket-gridiron/core/players.ts";
import { type Member, memberOf, rosterOf } from "#html5/pocket-gridiron/core/roster.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { ink } from "./colours.ts";
import { drawBall, drawFigure, type Pose } from "./figures.ts";

/** Everybody on the field, those farther away first. */
export function drawActors(view: View, down: Down, { us, rival }: MatchSetting, age: number): void {
  const { ctx } = view;
  const { camera, carrier, flight, stage } = down;
  if (stage === "set") drawRoutes(view, down);
  const roster = rosterOf(us);
  if (stage === "pocket") drawAim(view, down);
  if (flight) drawLanding(view, flight.to, camera, flight.age);
  if (carrier && stage === "run") ring(ctx, toScreen(carrier, camera), ink.yellow, 17);
  for (const player of down.players.toSorted((a, b) => a.y - b.y)) {
    const { x, y } = toScreen(player, camera);
    if (x < -40 || x > view.width + 40) continue;
    const isDiving = player === carrier && down.runner.dive > 0;
    drawFigure(ctx, player.isOurs ? us : rival, {
      x,
      y,
      pose: poseOf(player, age),
      facesLeft: player.isOurs ? player.vx < -0.04 : player.vx < 0.04,
      isDown: player.down > 0 || isDiving || (stage === "over" && player === carrier && down.runner.isDown),
      lift: isDiving ? 8 : player === carrier && down.runner.juke > 0 ? 6 : 0,
    });
    const member = player.isOurs ? memberOf(roster, player) : undefined;
    if (member && stage === "set") drawName(view, member, x, y);
    if (player === carrier && stage !== "over") drawBall(ctx, x + 8, y - 2, 14, -0.4);
  }
  const turn = flight ? Math.atan2(flight.to.y - flight.from.y, flight.to.x - flight.from.x) : 0;
  if (flight || (!carrier && stage !== "over") || stage === "set") {
    const { x, y, z } = down.ball;
    const at = toScreen({ x, y }, camera);
    drawBall(ctx, at.x, at.y, z * YARD, turn + Math.sin(age * 0.5) * 0.12);
  }
}

/** The last name and the number, over the head. */
function drawName(view: View, { name, number }: Member, x: number, y: number) {
  const text = `${number} ${name.split(" ").at(-1) ?? name}`;
  drawText(view, text, Math.max(60, x), y - 58, {
    size: 15,
    align: "center",
    baseline: "middle",
    color: ink.cream,
    outline: ink.outline,
  });
}

function poseOf({ vx, vy, x, y, held }: Player, age: number): Pose {
  if (Math.hypot(vx, vy) < 0.03 && held === 0) return "stand";
  return Math.floor(age / 5 + x + y) % 2 === 0 ? "stride" : "gather";
}

function ring(ctx: CanvasRenderingContext2D, { x, y }: Spot, color: string, radius: number) {
  ctx.strokeStyle = color;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.ellipse(x, y, radius, radius * 0.45, 0, 0, Math.PI * 2);
  ctx.stroke();
}

function drawLanding(view: View, to: Spot, camera: number, age: number) {
  const at = toScreen(to, camera);
  ring(view.ctx, at, ink.coral, 24 - (age % 20) * 0.4);
  ring(view.ctx, at, ink.cream, 8);
}

function drawRoutes({ ctx }: View, { players, camera }: Down) {
  ctx.lineWidth = 4;
  ctx.setLineDash([8, 8]);
  for (const player of players.filter(({ isOurs, path }) => isOurs && path.length > 0)) {
    ctx.strokeStyle = player.role === "back" ? ink.yellow : ink.cream;
    ctx.beginPath();
    const start = toScreen(player, camera);
    ctx.moveTo(start.x, start.y);
    for (const spot of player.path) {
      const { x, y } = toScreen(spot, camera);
      ctx.lineTo(x, y);
    }
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/** The receiver that the keys have chosen, and the arc of the throw that is being aimed. */
function drawAim(view: View, down: Down) {
  const { ctx } = view;
  const { arm, passer, camera } = down;
  const chosen = down.players.find(({ role, mark }) => role === "receiver" && mark === arm.chosen);
  if (chosen && (!arm.isAiming || arm.power > 0)) {
    const at = toScreen(chosen, camera);
    ring(ctx, at, ink.yellow, 18);
    ctx.fillStyle = ink.yellow;
    ctx.beginPath();
    ctx.moveTo(at.x - 8, at.y - 66);
    ctx.lineTo(at.x + 8, at.y - 66);
    ctx.lineTo(at.x, at.y - 54);
    ctx.fill();
    if (arm.power > 0) ring(ctx, toScreen(arm.lead(passer, chosen), camera), ink.mint, 22);
  }
  if (!arm.isAiming) return;
  const steps = 18;
  ctx.fillStyle = ink.cream;
  // The rim keeps the dots visible on snow.
  ctx.strokeStyle = ink.outline;
  ctx.lineWidth = 2.5;
  for (let i = 1; i < steps; i++) {
    const { x, y, z } = ballOf({ from: passer, to: arm.target, age: i, steps });
    const at = toScreen({ x, y }, camera);
    ctx.beginPath();
    ctx.arc(at.x, at.y - z * YARD, 4.5, 0, Math.PI * 2);
    ctx.stroke();
    ctx.fill();
  }
  const at = toScreen(arm.target, camera);
  ring(ctx, at, ink.coral, 22);
  ring(ctx, at, ink.cream, 7);
}
