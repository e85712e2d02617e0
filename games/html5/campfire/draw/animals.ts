import type { Beast } from "#html5/campfire/core/beast.ts";
import { hasWool } from "#html5/campfire/core/beasts.ts";
import type { Place } from "./glide.ts";
import { at, type Ctx, cloud, dot, INK, inked } from "./paint.ts";

/** Seen from above, looking to the right. */
export function drawBeast(ctx: Ctx, beast: Beast, place: Place, time: number): void {
  const jolt = time - beast.hitAt < 10 ? 1.12 : 1;
  const gait = Math.hypot(beast.vx, beast.vy) > 0.2 ? Math.sin(time / 4 + place.x) : 0;
  at(
    ctx,
    place,
    () => {
      if (beast.kind === "sheep") drawSheep(ctx, hasWool(beast, time), gait);
      else if (beast.kind === "wolf") drawWolf(ctx, gait);
      else if (beast.kind === "imp") drawImp(ctx, time + beast.thinkAt + beast.x);
      else drawBear(ctx, gait);
    },
    place.facing,
    jolt,
  );
}

function legs(ctx: Ctx, long: number, wide: number, gait: number, fill: string) {
  ctx.fillStyle = fill;
  for (const [x, y, way] of [
    [long, wide, 1],
    [long, -wide, -1],
    [-long, wide, -1],
    [-long, -wide, 1],
  ] as const)
    dot(ctx, x + gait * way * 4, y, 4.5);
}

function drawSheep(ctx: Ctx, isWoolly: boolean, gait: number) {
  legs(ctx, 9, 9, gait, INK);
  if (isWoolly) inked(ctx, "#fbf6ea", () => cloud(ctx, 17, 9, 0.15));
  else inked(ctx, "#f0c9b4", () => ctx.ellipse(0, 0, 14, 10, 0, 0, Math.PI * 2));
  inked(ctx, "#4a4048", () => ctx.ellipse(17, 0, 8, 6, 0, 0, Math.PI * 2));
  ctx.fillStyle = "#ffffff";
  dot(ctx, 20, -2.6, 1.7);
  dot(ctx, 20, 2.6, 1.7);
}

function drawWolf(ctx: Ctx, gait: number) {
  legs(ctx, 11, 7, gait, "#3c4354");
  inked(ctx, "#69748c", () => {
    ctx.moveTo(-14, -3);
    ctx.quadraticCurveTo(-32, -6 + gait * 6, -34, gait * 8);
    ctx.quadraticCurveTo(-28, 6 + gait * 4, -14, 4);
  });
  inked(ctx, "#7b879f", () => ctx.ellipse(-1, 0, 19, 10, 0, 0, Math.PI * 2));
  ctx.fillStyle = "#97a3b8";
  ctx.beginPath();
  ctx.ellipse(2, 0, 11, 5, 0, 0, Math.PI * 2);
  ctx.fill();
  inked(ctx, "#69748c", () => {
    ctx.moveTo(14, -9);
    ctx.lineTo(9, -14);
    ctx.lineTo(22, -8);
    ctx.lineTo(34, -2.5);
    ctx.lineTo(34, 2.5);
    ctx.lineTo(22, 8);
    ctx.lineTo(9, 14);
    ctx.lineTo(14, 9);
    ctx.closePath();
  });
  ctx.fillStyle = INK;
  dot(ctx, 33, 0, 3);
}

function drawBear(ctx: Ctx, gait: number) {
  legs(ctx, 16, 15, gait * 1.4, "#4a3324");
  inked(ctx, "#7d5638", () => cloud(ctx, 27, 12, 0.05));
  ctx.fillStyle = "#946a47";
  dot(ctx, 2, 0, 16);
  for (const y of [-11, 11]) inked(ctx, "#6b482e", () => ctx.arc(23, y, 6, 0, Math.PI * 2), 2);
  inked(ctx, "#7d5638", () => ctx.arc(28, 0, 13, 0, Math.PI * 2));
  inked(ctx, "#c79c74", () => ctx.ellipse(38, 0, 6, 5, 0, 0, Math.PI * 2), 2);
  ctx.fillStyle = INK;
  dot(ctx, 42, 0, 2.6);
}

/** A drop with a face, and two little hands to throw water with. */
export function drawImp(ctx: Ctx, time: number) {
  const wobble = Math.sin(time / 7) * 1.4;
  for (const side of [-1, 1])
    inked(ctx, "#8fd0ff", () => ctx.arc(9, side * (14 + wobble * side), 4.5, 0, Math.PI * 2), 2);
  inked(ctx, "#4fa3e8", () => {
    ctx.moveTo(-26 - wobble, 0);
    ctx.bezierCurveTo(-14, -6, -12, -15, 2, -15);
    ctx.bezierCurveTo(20, -15, 20, 15, 2, 15);
    ctx.bezierCurveTo(-12, 15, -14, 6, -26 - wobble, 0);
    ctx.closePath();
  });
  ctx.fillStyle = "#bfe6ff";
  ctx.beginPath();
  ctx.ellipse(-3, -7, 6, 3, -0.3, 0, Math.PI * 2);
  ctx.fill();
  for (const y of [-5.5, 5.5]) {
    ctx.fillStyle = "#ffffff";
    dot(ctx, 8, y, 4.2);
    ctx.fillStyle = INK;
    dot(ctx, 9.6, y, 2.1);
  }
}

/** Eyes that shine out of the dark, drawn over the night itself. */
export function drawEyes(ctx: Ctx, beast: Beast, place: Place, dark: number): void {
  if (beast.kind === "sheep") return;
  ctx.globalAlpha = dark;
  ctx.fillStyle = { wolf: "#ffe066", bear: "#ffb36b", imp: "#9fe0ff" }[beast.kind];
  const [along, across] = { wolf: [24, 4.5], bear: [32, 6], imp: [8, 5.5] }[beast.kind] as [number, number];
  at(
    ctx,
    place,
    () => {
      dot(ctx, along, -across, 2.6);
      dot(ctx, along, across, 2.6);
    },
    place.facing,
  );
  ctx.globalAlpha = 1;
}
