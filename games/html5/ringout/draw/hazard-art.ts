import type { Arena } from "#html5/ringout/core/arenas.ts";
import {
  type HazardPhase,
  type HazardPlan,
  phaseAt,
  slotOf,
  trainX,
  wayOf,
} from "#html5/ringout/core/hazards.ts";
import { blob, box, type Ctx } from "./brush.ts";

/** What the place is up to, and what it is about to do. */
export function drawHazard(ctx: Ctx, { hazard, ring }: Arena, time: number): void {
  if (!hazard) return;
  const phase = phaseAt(hazard, time);
  if (hazard.kind === "tap") drawTap(ctx, hazard, phase, ring.bottom, time);
  else if (hazard.kind === "wind") drawWind(ctx, phase, time);
  else if (hazard.kind === "train") drawTrain(ctx, hazard, phase, time);
  else drawToasters(ctx, hazard, phase, time);
}

type Plan<K extends HazardPlan["kind"]> = Extract<HazardPlan, { kind: K }>;

function drawTap(ctx: Ctx, plan: Plan<"tap">, phase: HazardPhase, bottom: number, time: number) {
  const middle = plan.x + plan.width / 2;
  if (phase.state === "active") {
    const wide = plan.width * Math.min(1, phase.age / 10);
    ctx.fillStyle = "rgb(150 225 255 / 0.72)";
    ctx.fillRect(middle - wide / 2, -340, wide, bottom + 400);
    ctx.fillStyle = "rgb(255 255 255 / 0.6)";
    for (let drop = 0; drop < 12; drop++) {
      const y = -340 + ((time * 16 + drop * 67) % 760);
      ctx.fillRect(middle - wide / 2 + ((drop * 31) % Math.max(1, wide - 8)), y, 6, 46);
    }
  }
  const shiver = phase.state === "warning" ? Math.sin(time * 1.4) * 3 : 0;
  box(ctx, middle - 26 + shiver, -392, 52, 56, 10, "#d5dfea");
  box(ctx, middle - 34 + shiver, -350, 68, 18, 8, "#b3c2d4");
  box(ctx, middle - 60 + shiver, -420, 120, 34, 14, "#d5dfea");
  blob(ctx, middle + shiver, -430, 34, 12, phase.state === "warning" ? "#ff6f61" : "#8fd4ff");
  if (phase.state === "warning") {
    const fall = (phase.age * 9) % 300;
    blob(ctx, middle, -330 + fall, 8, 12, "#8fd4ff", 2);
  }
}

function drawWind(ctx: Ctx, phase: HazardPhase, time: number) {
  if (phase.state === "rest") return;
  const way = wayOf(phase);
  const isBlowing = phase.state === "active";
  ctx.strokeStyle = `rgb(255 255 255 / ${isBlowing ? 0.75 : 0.3})`;
  ctx.lineWidth = 4;
  ctx.lineCap = "round";
  for (let gust = 0; gust < 9; gust++) {
    const pace = isBlowing ? 17 : 6;
    const x = way * (((time * pace + gust * 223) % 1500) - 750);
    const y = -330 + gust * 62;
    const long = isBlowing ? 130 : 60;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x - (way * long) / 2, y - 9, x - way * long, y);
    ctx.stroke();
    if (isBlowing && gust % 2)
      blob(ctx, x + way * 30, y + 16 + Math.sin(time * 0.2 + gust) * 10, 7, 4, "#7fc06f", 2, time * 0.1);
  }
}

function drawTrain(ctx: Ctx, plan: Plan<"train">, phase: HazardPhase, time: number) {
  // The lamp on its post says from where.
  const side = -wayOf(phase);
  const isOn = phase.state !== "rest" && time % 20 < 10;
  for (const post of [-1, 1]) {
    box(ctx, post * 388 - 4, -92, 8, 92, 3, "#8a5a3a", 2);
    blob(ctx, post * 388, -98, 13, 13, isOn && post === side ? "#ff4d4d" : "#5a3a4a");
  }
  if (phase.state !== "active") return;
  const way = wayOf(phase);
  ctx.save();
  ctx.translate(trainX(plan, phase), 0);
  ctx.scale(way, 1);
  box(ctx, -plan.width, -50, 108, 38, 6, "#ffd23f");
  for (const x of [-232, -196, -164]) box(ctx, x, -44, 20, 16, 3, "#8fd4ff", 2);
  box(ctx, -132, -66, 54, 54, 6, "#ff5f5f");
  box(ctx, -122, -58, 32, 20, 3, "#8fd4ff", 2);
  box(ctx, -82, -46, 74, 34, 10, "#3fa9ff");
  box(ctx, -38, -66, 18, 24, 3, "#4a3a63");
  blob(ctx, -6, -28, 8, 12, "#fff3b0");
  for (const x of [-226, -166, -114, -70, -30]) {
    blob(ctx, x, -9, 11, 11, "#4a3a63");
    blob(ctx, x + Math.cos(time * 0.5) * 5, -9 + Math.sin(time * 0.5) * 5, 2.5, 2.5, "#fff", 0);
  }
  for (let puff = 0; puff < 4; puff++) {
    const age = (time * 1.5 + puff * 18) % 72;
    blob(
      ctx,
      -30 - age * 1.6,
      -74 - age * 0.7,
      7 + age * 0.2,
      7 + age * 0.2,
      `rgb(255 255 255 / ${0.8 - age / 100})`,
      0,
    );
  }
  ctx.restore();
}

function drawToasters(ctx: Ctx, plan: Plan<"toast">, phase: HazardPhase, time: number) {
  for (const x of plan.slots) {
    const isTurn = x === slotOf(plan, phase);
    const isHot = isTurn && phase.state !== "rest";
    const heat = isHot ? 0.6 + Math.sin(time * 0.5) * 0.4 : 0;
    box(
      ctx,
      x - plan.width / 2,
      -3,
      plan.width,
      12,
      6,
      isHot ? `rgb(255 ${Math.round(150 - heat * 90)} 60)` : "#6b7488",
    );
    if (phase.state === "active" && isTurn) {
      const rise = Math.sin((phase.age / 24) * Math.PI) * 56;
      box(ctx, x - 26, -rise, 52, 50, 10, "#b9722f");
      box(ctx, x - 19, -rise + 7, 38, 36, 6, "#ffd98f", 0);
    } else if (isHot) {
      ctx.strokeStyle = "rgb(255 240 180 / 0.8)";
      ctx.lineWidth = 4;
      for (const dx of [-28, 0, 28]) {
        ctx.beginPath();
        ctx.moveTo(x + dx, -12);
        ctx.quadraticCurveTo(x + dx + Math.sin(time * 0.3 + dx) * 8, -26, x + dx, -40);
        ctx.stroke();
      }
    }
  }
}

/** The basin is half full: it hides nobody, but makes a fall look wet. */
export function drawWater(ctx: Ctx, time: number): void {
  const wave = (x: number) => 150 + Math.sin(x * 0.012 + time * 0.04) * 7;
  ctx.beginPath();
  ctx.moveTo(-1300, 900);
  for (let x = -1300; x <= 1300; x += 50) ctx.lineTo(x, wave(x));
  ctx.lineTo(1300, 900);
  ctx.closePath();
  ctx.fillStyle = "rgb(64 160 214 / 0.5)";
  ctx.fill();
  ctx.strokeStyle = "rgb(255 255 255 / 0.8)";
  ctx.lineWidth = 4;
  ctx.stroke();
  for (let bubble = 0; bubble < 10; bubble++) {
    const y = 420 - ((time * (0.6 + (bubble % 3) * 0.3) + bubble * 61) % 260);
    blob(
      ctx,
      ((bubble * 173) % 1300) - 650,
      y,
      6 + (bubble % 3) * 3,
      6 + (bubble % 3) * 3,
      "rgb(255 255 255 / 0.35)",
      0,
    );
  }
}
