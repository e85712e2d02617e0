import type { Ball } from "#html5/wobble-hundred/core/physics.ts";
import type { Ending } from "#html5/wobble-hundred/core/race.ts";
import type { Runner } from "#html5/wobble-hundred/core/runner.ts";
import type { Part } from "#html5/wobble-hundred/core/skeleton.ts";
import { displayFont } from "#kit/draw/font.ts";
import type { Point } from "#kit/input/controls.ts";
import { METRE } from "./camera.ts";
import { drawHead } from "./head.ts";
import type { Look } from "./looks.ts";

/** Draws the runner with its feet on y = 0, y downwards, in game units. */
export function drawRunner(
  ctx: CanvasRenderingContext2D,
  runner: Runner,
  look: Look,
  alpha: number,
  mood: Ending | "running",
  time: number,
): void {
  const spot = (name: Part): Point => spotOf(runner.at(name), alpha);
  const limb = (names: readonly Part[], width: number, color: string) =>
    stroke(ctx, names.map(spot), width, color, look.ink);
  const leg = (side: "left" | "right", skin: string, shorts: string) => {
    const [knee, ankle, toe] = [`${side}Knee`, `${side}Ankle`, `${side}Toe`] as const;
    limb(["hip", knee, ankle], 0.135, skin);
    const [hip, mid] = [spot("hip"), between(spot("hip"), spot(knee), 0.55)];
    stroke(ctx, [hip, mid], 0.2, shorts, look.ink);
    stroke(ctx, [between(spot(knee), spot(ankle), 0.7), spot(ankle)], 0.12, look.shirt, look.ink);
    limb([ankle, toe], 0.12, look.shoe);
  };
  const arm = (side: "left" | "right", skin: string, sleeve: string) => {
    limb(["neck", `${side}Elbow`, `${side}Hand`], 0.1, skin);
    stroke(ctx, [spot("neck"), between(spot("neck"), spot(`${side}Elbow`), 0.4)], 0.13, sleeve, look.ink);
  };

  arm("right", look.skinFar, look.shirtFar);
  leg("right", look.skinFar, look.shorts);
  limb(["neck", "hip"], 0.27, look.shirt);
  drawBib(ctx, spot("neck"), spot("hip"), look);
  leg("left", look.skin, look.shorts);
  limb(["neck", "head"], 0.1, look.skin);
  drawHead(ctx, spot("neck"), runner.at("head"), spot("head"), look, mood, runner.lean, time);
  arm("left", look.skin, look.shirt);
}

function spotOf(ball: Ball, alpha: number): Point {
  return { x: (ball.x + (ball.vx * alpha) / 60) * METRE, y: -(ball.y + (ball.vy * alpha) / 60) * METRE };
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

function stroke(
  ctx: CanvasRenderingContext2D,
  spots: readonly Point[],
  width: number,
  color: string,
  ink: string,
) {
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  spots.forEach(({ x, y }, index) => {
    if (index === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.lineWidth = width * METRE + 6;
  ctx.strokeStyle = ink;
  ctx.stroke();
  ctx.lineWidth = width * METRE;
  ctx.strokeStyle = color;
  ctx.stroke();
}

function drawBib(ctx: CanvasRenderingContext2D, neck: Point, hip: Point, look: Look) {
  const middle = between(neck, hip, 0.45);
  ctx.save();
  ctx.translate(middle.x, middle.y);
  ctx.rotate(Math.atan2(hip.y - neck.y, hip.x - neck.x) - Math.PI / 2);
  ctx.fillStyle = "#ffffff";
  ctx.fillRect(-13, -10, 26, 20);
  ctx.fillStyle = look.ink;
  ctx.font = displayFont(13);
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText("100", 0, 1);
  ctx.restore();
}
