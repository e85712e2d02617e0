import type { Species } from "#html5/raft-rumble/core/crew.ts";
import { drawHat } from "#kit/purse/draw-hat.ts";
import { ink } from "./colours.ts";
import { drawCrab } from "./crab-art.ts";
import { blob, type Coat, type Ctx, drawMouth, limb, type Pose, rimmed } from "./crew-brush.ts";
import { drawGear } from "./gear-art.ts";
import { stamp } from "./stamp.ts";

const coats: Readonly<Record<Species, Coat>> = {
  otter: { body: "#9a6338", belly: "#f0d3a4", dark: "#6b4023" },
  crab: { body: "#f0503c", belly: "#ffb08a", dark: "#a82a24" },
  penguin: { body: "#2b3756", belly: "#ffffff", dark: "#192238" },
  walrus: { body: "#a57f78", belly: "#d9b9a8", dark: "#6d4f4c" },
  king: { body: "#7d68a8", belly: "#cdbbe6", dark: "#4d3d74" },
};

const ROOM = { left: -44, top: -80, width: 88, height: 90 };

/** Feet at the origin, head up. About 42 units high, a king half as much again. */
export function drawCrew(ctx: Ctx, pose: Pose): void {
  const { species, facing, mood, isBlinking, hasRing, arm, gear = "none", hat } = pose;
  // An arm that aims is never twice the same.
  if (arm !== undefined) sketchCrew(ctx, pose);
  else
    stamp(ctx, `${species} ${facing} ${mood} ${isBlinking} ${hasRing} ${gear} ${hat?.id}`, ROOM, (print) =>
      sketchCrew(print, pose),
    );
}

function sketchCrew(ctx: Ctx, pose: Pose) {
  ctx.save();
  const size = pose.species === "king" ? 1.6 : pose.species === "walrus" ? 1.26 : 1.14;
  ctx.scale(size * pose.facing, size);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  if (pose.species === "crab") drawCrab(ctx, pose, coats.crab);
  else drawUpright(ctx, pose);
  if (pose.hasRing) drawRing(ctx);
  ctx.restore();
}

function drawUpright(ctx: Ctx, pose: Pose) {
  const { species, mood, arm } = pose;
  const coat = coats[species];
  if (species === "otter") {
    limb(ctx, coat.dark, -7, -5, -17, -2, 5);
  }
  rimmed(ctx, coat.dark, -5, -2, 5, 3);
  rimmed(ctx, coat.dark, 6, -2, 5, 3);
  limb(ctx, coat.dark, -8, -17, mood === "calm" ? -13 : -17, mood === "calm" ? -10 : -28, 5);
  rimmed(ctx, coat.body, 0, -13, 10.5, 12.5);
  blob(ctx, coat.belly, 2, -11, 7, 9);
  drawOutfit(ctx, species);
  if (species === "otter") {
    rimmed(ctx, coat.body, -8, -35, 3, 3);
    rimmed(ctx, coat.body, 7, -36, 3, 3);
  }
  rimmed(ctx, coat.body, 0, -28, 11, 10);
  drawFace(ctx, pose, coat);
  drawGear(ctx, pose.gear ?? "none");
  if (pose.hat) drawHat(ctx, { x: 0, y: -35.5, size: 23, tilt: -0.06 }, pose.hat);
  if (arm === undefined)
    limb(ctx, coat.dark, 8, -17, mood === "calm" ? 12 : 17, mood === "calm" ? -9 : -27, 5);
  else limb(ctx, coat.dark, 7, -18, 7 + Math.cos(arm) * 14, -18 - Math.sin(arm) * 14, 5);
}

function drawOutfit(ctx: Ctx, species: Species) {
  if (species === "otter") {
    ctx.fillStyle = "#ff8b3d";
    ctx.beginPath();
    ctx.roundRect(-10.5, -19, 21, 13, 4);
    ctx.fill();
    ctx.fillStyle = "#fff4dc";
    ctx.fillRect(-10.5, -14, 21, 3);
    ctx.fillStyle = "#c85f1d";
    ctx.fillRect(1, -19, 2, 13);
  } else if (species === "penguin") {
    ctx.fillStyle = "#ff5d6c";
    ctx.beginPath();
    ctx.roundRect(-10, -21, 20, 5, 2.5);
    ctx.roundRect(-9, -20, 5, 12, 2);
    ctx.fill();
  } else {
    ctx.fillStyle = species === "king" ? "#d93a55" : "#3f7fd0";
    for (const y of [-17, -11]) ctx.fillRect(-10, y, 20, 3.4);
  }
}

function drawFace(ctx: Ctx, pose: Pose, coat: Coat) {
  const { species } = pose;
  if (species === "otter") {
    blob(ctx, coat.belly, 4, -25, 7.5, 5.5);
    blob(ctx, ink, 6, -27.5, 2.6, 1.9);
    drawMouth(ctx, pose, 5, -23);
  } else if (species === "penguin") {
    blob(ctx, "#ffffff", 4, -28, 7, 6.5);
    ctx.fillStyle = ink;
    ctx.beginPath();
    ctx.moveTo(5, -29);
    ctx.lineTo(18, -25);
    ctx.lineTo(5, -22);
    ctx.fill();
    ctx.fillStyle = "#ffab2e";
    ctx.beginPath();
    ctx.moveTo(6, -27.5);
    ctx.lineTo(15.5, -25);
    ctx.lineTo(6, pose.mood === "scared" ? -20.5 : -23.5);
    ctx.fill();
  } else {
    ctx.fillStyle = "#fff8e6";
    for (const x of [2, 8]) {
      ctx.beginPath();
      ctx.moveTo(x - 2, -24);
      ctx.lineTo(x + 2, -24);
      ctx.lineTo(x + 0.5, -13);
      ctx.fill();
    }
    blob(ctx, coat.belly, 1, -24.5, 5, 4.4);
    blob(ctx, coat.belly, 8, -24.5, 5, 4.4);
    blob(ctx, ink, 5, -27.5, 2.8, 2);
  }
  drawEyes(ctx, pose, species === "penguin" ? 3 : 2, -31);
  if (species === "king") drawCrown(ctx);
}

function drawEyes(ctx: Ctx, { isBlinking, mood }: Pose, x: number, y: number) {
  const size = mood === "scared" ? 4.4 : 3.5;
  for (const dx of [-4, 5]) {
    if (isBlinking || mood === "glad") {
      ctx.strokeStyle = ink;
      ctx.lineWidth = 2;
      ctx.beginPath();
      ctx.arc(x + dx, y + 1, 2.6, Math.PI, 0, !isBlinking && mood !== "glad");
      ctx.stroke();
      continue;
    }
    blob(ctx, "#ffffff", x + dx, y, size, size);
    blob(ctx, ink, x + dx + 1.2, y, mood === "scared" ? 1.4 : 1.9, mood === "scared" ? 1.4 : 2.2);
  }
}

function drawCrown(ctx: Ctx) {
  ctx.fillStyle = "#ffd23e";
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  ctx.moveTo(-8, -36);
  ctx.lineTo(-9, -45);
  ctx.lineTo(-4, -40);
  ctx.lineTo(0, -47);
  ctx.lineTo(4, -40);
  ctx.lineTo(9, -45);
  ctx.lineTo(8, -36);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

/** Whoever goes overboard finds a rubber ring: nobody comes to harm here. */
function drawRing(ctx: Ctx) {
  for (let i = 0; i < 8; i++) {
    ctx.strokeStyle = i % 2 ? "#ffffff" : "#ff5d8f";
    ctx.lineWidth = 7;
    ctx.lineCap = "butt";
    ctx.beginPath();
    ctx.ellipse(0, -9, 16, 6, 0, (i * Math.PI) / 4, ((i + 1) * Math.PI) / 4);
    ctx.stroke();
  }
}
