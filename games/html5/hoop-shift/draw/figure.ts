import { clamp } from "#kit/ease.ts";
import { drawHead, type Mood } from "./face.ts";
import { type Ctx, joint, type Spot, tube } from "./limbs.ts";
import { INK, type Look } from "./looks.ts";
import { type Posture, poseOf } from "./pose.ts";

export type Figure = Posture & {
  look: Look;
  mood: Mood;
  /** 1 is flat, 0 upright, negative stretched. */
  squash: number;
};

/** Somebody with two legs and a big head; the court's floor is at 0 and heights grow upwards. */
export function drawFigure(ctx: Ctx, figure: Figure): void {
  const { player, look, squash } = figure;
  const { height } = player.build;
  const flat = clamp(squash, -0.35, 0.4);
  const pose = poseOf(figure);
  ctx.save();
  ctx.translate(player.x, -player.y);
  ctx.scale(player.facing * (1 + flat * 0.6), -(1 - flat));
  ctx.rotate(pose.turn);
  const shoulder = { x: pose.lean * height * 0.3, y: pose.hip + height * 0.28 };
  const hip = { x: 0, y: pose.hip };
  drawArm(ctx, shoulder, pose.hands[1], height, look, -1);
  drawLeg(ctx, hip, pose.feet[1], height, look);
  drawLeg(ctx, hip, pose.feet[0], height, look);
  drawTrunk(ctx, hip, shoulder, height, look);
  ctx.save();
  ctx.translate(shoulder.x + height * (0.03 + pose.lean * 0.1), shoulder.y + height * 0.185);
  ctx.rotate(pose.nod);
  const sway = clamp(-player.vy * 0.06 + Math.sin(figure.time * 0.2 + player.x * 0.08) * 0.06, -0.5, 0.5);
  drawHead(ctx, look, height * 0.18, figure.mood, sway);
  ctx.restore();
  drawArm(ctx, shoulder, pose.hands[0], height, look, -1);
  ctx.restore();
}

function drawArm(ctx: Ctx, shoulder: Spot, hand: Spot, height: number, look: Look, bend: number) {
  // An arm that hangs near the body is drawn a little shorter, or its elbow would stick out like a bag.
  const span = Math.hypot(hand.x - shoulder.x, hand.y - shoulder.y);
  const elbow = joint(shoulder, hand, Math.min(height * 0.44, span * 1.12), bend);
  tube(ctx, [shoulder, elbow, hand], height * 0.085, look.skin);
  ctx.fillStyle = look.skin;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(hand.x, hand.y, height * 0.062, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
}

function drawLeg(ctx: Ctx, hip: Spot, foot: Spot, height: number, look: Look) {
  const ankle = { x: foot.x, y: foot.y + height * 0.06 };
  const knee = joint(hip, ankle, height * 0.4, 1);
  tube(ctx, [hip, knee, ankle], height * 0.095, look.skin);
  const hem = { x: hip.x + (knee.x - hip.x) * 0.85, y: hip.y + (knee.y - hip.y) * 0.85 };
  tube(ctx, [hip, hem], height * 0.15, look.shorts);
  ctx.fillStyle = look.shoes;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2.2;
  ctx.beginPath();
  ctx.roundRect(foot.x - height * 0.075, foot.y, height * 0.21, height * 0.095, [3, 3, 8, 5]);
  ctx.fill();
  ctx.stroke();
}

function drawTrunk(ctx: Ctx, hip: Spot, shoulder: Spot, height: number, look: Look) {
  tube(
    ctx,
    [
      { x: hip.x, y: hip.y + height * 0.06 },
      { x: shoulder.x, y: shoulder.y - height * 0.05 },
    ],
    height * 0.25,
    look.shirt,
  );
  tube(
    ctx,
    [
      { x: hip.x - 1, y: hip.y + 1 },
      { x: hip.x + 1, y: hip.y + 1 },
    ],
    height * 0.19,
    look.shorts,
  );
  const chest = { x: hip.x + (shoulder.x - hip.x) * 0.55, y: hip.y + (shoulder.y - hip.y) * 0.62 };
  ctx.strokeStyle = look.trim;
  ctx.lineWidth = height * 0.055;
  ctx.lineCap = "butt";
  ctx.beginPath();
  ctx.moveTo(chest.x - height * 0.125, chest.y);
  ctx.lineTo(chest.x + height * 0.125, chest.y);
  ctx.stroke();
}
