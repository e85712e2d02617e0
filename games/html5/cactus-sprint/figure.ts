import { palette } from "#kit/draw/palette.ts";
import { clamp } from "#kit/ease.ts";
import { drawHat } from "#kit/purse/draw-hat.ts";
import type { Hat } from "#kit/purse/hats.ts";
import { HERO_WIDTH, type Hero } from "./hero.ts";

type Ctx = CanvasRenderingContext2D;
export type Pose = {
  hero: Hero;
  x: number;
  groundY: number;
  stride: number;
  squash: number;
  turn: number;
  isGolden: boolean;
  /** Colours of the bag where it is not the hero's own. */
  bag?: BagColors;
  hat?: Hat | undefined;
};

type BagColors = { readonly bag: string; readonly dark: string };
const orange: BagColors = { bag: palette.orange, dark: "#c9501f" };
const golden: BagColors = { bag: "#f5c542", dark: "#b98a1c" };

/** The bag of another runner, in one colour. */
export const bagColors = (color: string): BagColors => ({ bag: color, dark: "#3a241c" });

/** Our runaway: an orange school bag with legs, eyes and a strap that flies behind. */
export function drawFigure(ctx: Ctx, pose: Pose): void {
  const { hero, x, groundY, stride, squash, turn, isGolden } = pose;
  const isLow = hero.isDucking && hero.isOnGround;
  const stretch = isLow ? 0.52 : clamp(1 + hero.vy * 0.012 - squash * 0.28, 0.6, 1.2);
  ctx.save();
  ctx.translate(x + HERO_WIDTH / 2, groundY - hero.y - (turn ? 27 : 0));
  ctx.rotate(turn + (hero.dash > 0 ? 0.22 : 0));
  ctx.translate(0, turn ? 27 : 0);
  drawLegs(ctx, hero, stride, isLow);
  ctx.translate(0, isLow ? -7 : -13);
  ctx.scale(2 - stretch, stretch);
  const colors = pose.bag ?? (isGolden ? golden : orange);
  drawBag(ctx, { stride, isDizzy: turn !== 0, vy: hero.vy, ...colors });
  if (pose.hat)
    drawHat(ctx, { x: 1, y: -39, size: 44, tilt: -0.06 - clamp(hero.vy * 0.012, -0.12, 0.12) }, pose.hat);
  ctx.restore();
}

function drawLegs(ctx: Ctx, hero: Hero, stride: number, isLow: boolean) {
  ctx.strokeStyle = "#3a241c";
  ctx.lineWidth = 5;
  ctx.lineCap = "round";
  const hip = isLow ? -8 : -15;
  for (const side of [0, Math.PI]) {
    const swing = hero.isOnGround ? Math.sin(stride + side) : side ? 0.7 : -0.5;
    const lift = hero.isOnGround ? Math.max(0, Math.cos(stride + side)) * 7 : 4;
    const foot = swing * 13;
    ctx.beginPath();
    ctx.moveTo(side ? 7 : -7, hip);
    ctx.lineTo(foot + (side ? 4 : -4), -3 - lift);
    ctx.lineTo(foot + (side ? 10 : 2), -3 - lift);
    ctx.stroke();
  }
}

type Bag = BagColors & { stride: number; isDizzy: boolean; vy: number };

function drawBag(ctx: Ctx, { stride, isDizzy, vy, bag, dark }: Bag) {
  const flutter = Math.sin(stride * 0.8) * 4;
  ctx.strokeStyle = dark;
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.moveTo(-18, -34);
  ctx.quadraticCurveTo(-34, -34 + flutter + vy, -36, -16 + flutter + vy);
  ctx.stroke();
  ctx.fillStyle = bag;
  ctx.beginPath();
  ctx.roundRect(-21, -44, 42, 44, [14, 14, 9, 9]);
  ctx.fill();
  ctx.strokeStyle = "#3a241c";
  ctx.lineWidth = 2.5;
  ctx.stroke();
  ctx.fillStyle = dark;
  ctx.beginPath();
  ctx.roundRect(-15, -17, 26, 13, 5);
  ctx.fill();
  ctx.fillStyle = palette.chalk;
  ctx.fillRect(-4, -18, 4, 5);
  ctx.strokeStyle = dark;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(0, -45, 7, Math.PI, 0);
  ctx.stroke();
  for (const eye of [3, 14]) drawEye(ctx, eye, isDizzy, vy);
}

function drawEye(ctx: Ctx, x: number, isDizzy: boolean, vy: number) {
  ctx.fillStyle = "#fff";
  ctx.beginPath();
  ctx.ellipse(x, -29, 6, 7.5, 0, 0, Math.PI * 2);
  ctx.fill();
  if (isDizzy) {
    ctx.strokeStyle = "#3a241c";
    ctx.lineWidth = 2.5;
    ctx.beginPath();
    ctx.moveTo(x - 3, -32);
    ctx.lineTo(x + 3, -26);
    ctx.moveTo(x + 3, -32);
    ctx.lineTo(x - 3, -26);
    ctx.stroke();
    return;
  }
  ctx.fillStyle = "#2a1a14";
  ctx.beginPath();
  ctx.arc(x + 2, -29 - clamp(vy * 0.25, -3, 3), 3.2, 0, Math.PI * 2);
  ctx.fill();
}
