import type { Extra, Face } from "#html5/counter-service/engine/core/face.ts";
import { drawHair } from "./draw-hair.ts";
import { type Ctx, curve, disc, line, mix, oval, poly, slab } from "./shapes.ts";

/** 0 is furious, 1 is delighted. */
export type Mood = { joy: number; isTalking: boolean; time: number };

const INK = "#2b1f26";
export const heads = {
  round: { rx: 38, ry: 38 },
  tall: { rx: 33, ry: 44 },
  wide: { rx: 46, ry: 37 },
  square: { rx: 38, ry: 38 },
  drop: { rx: 42, ry: 42 },
} as const;

/** A guest from the counter upwards: feet at 0, 0 (hidden), head some 90 units above. */
export function drawFace(ctx: Ctx, face: Face, mood: Mood): void {
  const { rx, ry } = heads[face.head];
  const breath = Math.sin(mood.time / 24) * 1.5;
  drawBody(ctx, face);
  ctx.save();
  ctx.translate(0, -88 + breath);
  drawEars(ctx, face, rx, ry);
  if (face.hair === "bob" || face.hair === "curls") drawHair(ctx, face, rx, ry, "behind");
  drawHead(ctx, face, rx, ry);
  drawEyes(ctx, face, mood);
  drawMouth(ctx, face, mood);
  for (const extra of face.extras ?? []) extras[extra]?.(ctx, face, rx, ry);
  drawHair(ctx, face, rx, ry, "front");
  ctx.restore();
}

function drawBody(ctx: Ctx, { shirt, skin, extras: has = [] }: Face) {
  slab(ctx, -12, -58, 24, 30, 8, mix(skin, "#000000", 0.12), INK);
  slab(ctx, -50, -40, 100, 90, 34, shirt, INK);
  oval(ctx, 0, -38, 16, 8, mix(skin, "#000000", 0.08));
  if (has.includes("tie")) poly(ctx, [-6, -36, 6, -36, 9, -4, 0, 8, -9, -4], "#e4574a", INK);
  if (has.includes("scarf")) slab(ctx, -32, -54, 64, 18, 9, "#e4574a", INK);
}

function drawHead(ctx: Ctx, { head, skin }: Face, rx: number, ry: number) {
  if (head === "square") slab(ctx, -rx, -ry, rx * 2, ry * 2, 12, skin, INK);
  else if (head === "drop") {
    ctx.beginPath();
    ctx.moveTo(0, -ry - 14);
    ctx.bezierCurveTo(30, -ry, rx + 8, -6, rx, 16);
    ctx.bezierCurveTo(rx - 6, ry + 4, -rx + 6, ry + 4, -rx, 16);
    ctx.bezierCurveTo(-rx - 8, -6, -30, -ry, 0, -ry - 14);
    ctx.fillStyle = skin;
    ctx.fill();
    ctx.strokeStyle = INK;
    ctx.lineWidth = 2.5;
    ctx.stroke();
  } else oval(ctx, 0, 0, rx, ry, skin, INK);
}

function drawEars(ctx: Ctx, { ears, skin, hairColor }: Face, rx: number, ry: number) {
  const inner = mix(skin, "#e0607a", 0.35);
  for (const side of [-1, 1]) {
    if (ears === "round") disc(ctx, side * rx, 2, 9, skin, INK);
    if (ears === "bear") {
      disc(ctx, side * rx * 0.72, -ry * 0.8, 15, skin, INK);
      disc(ctx, side * rx * 0.72, -ry * 0.8, 8, inner);
    }
    if (ears === "cat") {
      poly(ctx, [side * rx * 0.95, -8, side * rx * 0.95, -ry - 20, side * 8, -ry + 4], skin, INK);
      poly(ctx, [side * rx * 0.82, -16, side * rx * 0.84, -ry - 8, side * 18, -ry + 6], inner);
    }
    if (ears === "bunny") {
      oval(ctx, side * 16, -ry - 24, 10, 32, skin, INK, side * 0.16);
      oval(ctx, side * 16, -ry - 22, 4.5, 22, inner, undefined, side * 0.16);
    }
    if (ears === "antenna") {
      line(ctx, [side * 12, -ry + 4, side * 20, -ry - 20], INK, 3);
      disc(ctx, side * 20, -ry - 22, 7, hairColor, INK);
    }
    if (ears === "horns")
      poly(ctx, [side * 14, -ry + 4, side * 30, -ry + 10, side * 34, -ry - 18], "#f3e3c0", INK);
  }
}

function drawEyes(ctx: Ctx, face: Face, { joy, time }: Mood) {
  const hidden = face.extras?.includes("shades");
  if (hidden) return;
  const isBlinking = time % 190 < 7;
  const isGlad = joy > 0.92;
  for (const side of [-1, 1]) {
    const x = side * 14;
    if (isGlad) curve(ctx, x, -4, 7, Math.PI * 1.1, Math.PI * 1.9, INK, 3.5);
    else if (isBlinking) line(ctx, [x - 6, -6, x + 6, -6], INK, 3);
    else {
      oval(ctx, x, -7, 8, 9.5, "#ffffff", INK);
      disc(ctx, x + Math.sin(time / 60) * 2, -5, 4, INK);
      disc(ctx, x + Math.sin(time / 60) * 2 + 1.5, -7, 1.4, "#ffffff");
    }
    // Brows tell more than mouths: they sink to the middle when patience does.
    const slope = (0.55 - joy) * 9;
    if (joy < 0.7) line(ctx, [x - 8, -21 - side * slope * 0.5, x + 8, -21 + side * slope * 0.5], INK, 3.5);
  }
}

function drawMouth(ctx: Ctx, face: Face, { joy, isTalking, time }: Mood) {
  if (face.extras?.includes("beak")) {
    const open = isTalking ? Math.abs(Math.sin(time / 5)) * 5 : 0;
    poly(ctx, [-13, 6, 13, 6, 0, 13 - open], "#f5a742", INK);
    poly(ctx, [-10, 9 + open, 10, 9 + open, 0, 19 + open], "#e08a2c", INK);
    return;
  }
  const y = face.extras?.includes("snout") ? 19 : 14;
  disc(ctx, -22, 9, 6, "rgb(240 90 90 / 0.25)");
  disc(ctx, 22, 9, 6, "rgb(240 90 90 / 0.25)");
  if (isTalking) oval(ctx, 0, y + 3, 8, 3 + Math.abs(Math.sin(time / 5)) * 6, "#6b2230", INK);
  else if (joy > 0.75) {
    ctx.beginPath();
    ctx.arc(0, y - 2, 12, 0.1, Math.PI - 0.1);
    ctx.closePath();
    ctx.fillStyle = "#6b2230";
    ctx.fill();
    ctx.strokeStyle = INK;
    ctx.lineWidth = 2.5;
    ctx.stroke();
  } else if (joy > 0.45) curve(ctx, 0, y - 8, 13, 0.5, Math.PI - 0.5, INK, 3);
  else if (joy > 0.2) line(ctx, [-9, y + 2, 9, y + 1], INK, 3);
  else curve(ctx, 0, y + 14, 13, Math.PI + 0.6, Math.PI * 2 - 0.6, INK, 3);
}

const extras: Partial<Record<Extra, (ctx: Ctx, face: Face, rx: number, ry: number) => void>> = {
  glasses(ctx) {
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.arc(side * 14, -6, 12, 0, Math.PI * 2);
      ctx.fillStyle = "rgb(255 255 255 / 0.25)";
      ctx.fill();
      ctx.strokeStyle = INK;
      ctx.lineWidth = 3;
      ctx.stroke();
    }
    line(ctx, [-3, -7, 3, -7], INK, 3);
  },
  shades(ctx) {
    for (const side of [-1, 1]) slab(ctx, side * 15 - 13, -15, 26, 17, [4, 4, 9, 9], "#1c1a22", INK);
    line(ctx, [-20, -11, -12, -11], "rgb(255 255 255 / 0.7)", 3);
  },
  monocle(ctx) {
    curve(ctx, 14, -6, 13, 0, Math.PI * 2, "#e5b93c", 3.5);
    line(ctx, [25, 0, 30, 20, 26, 40], "#e5b93c", 2);
  },
  moustache(ctx, { hairColor }) {
    const color = hairColor === "#f0c040" ? "#4a3222" : hairColor;
    oval(ctx, -11, 10, 12, 6, color, INK, -0.3);
    oval(ctx, 11, 10, 12, 6, color, INK, 0.3);
  },
  beard(ctx, { hairColor }, rx, ry) {
    ctx.beginPath();
    ctx.moveTo(-rx, 2);
    ctx.quadraticCurveTo(-rx + 2, ry + 16, 0, ry + 18);
    ctx.quadraticCurveTo(rx - 2, ry + 16, rx, 2);
    ctx.quadraticCurveTo(rx - 10, 22, 12, 26);
    ctx.quadraticCurveTo(0, 30, -12, 26);
    ctx.quadraticCurveTo(-rx + 10, 22, -rx, 2);
    ctx.fillStyle = hairColor;
    ctx.fill();
    ctx.strokeStyle = INK;
    ctx.lineWidth = 2.5;
    ctx.stroke();
  },
  bow(ctx, _face, rx, ry) {
    const x = rx * 0.5;
    const y = -ry + 2;
    poly(ctx, [x, y, x - 16, y - 11, x - 16, y + 11], "#f2587d", INK);
    poly(ctx, [x, y, x + 16, y - 11, x + 16, y + 11], "#f2587d", INK);
    disc(ctx, x, y, 5, "#ffd0dc", INK);
  },
  freckles(ctx) {
    for (const x of [-26, -20, -23, 20, 26, 23]) disc(ctx, x, Math.abs(x) === 23 ? 10 : 5, 1.6, "#8a4b2a");
  },
  earrings(ctx, _face, rx) {
    for (const side of [-1, 1]) disc(ctx, side * (rx + 2), 15, 5, "#ffd75e", INK);
  },
  tooth(ctx) {
    slab(ctx, -4, 14, 8, 8, 2, "#ffffff", INK);
  },
  snout(ctx, { skin }) {
    oval(ctx, 0, 12, 15, 11, mix(skin, "#ffffff", 0.45), INK);
    oval(ctx, 0, 6, 6, 4, INK);
  },
  headset(ctx, _face, rx, ry) {
    curve(ctx, 0, -4, Math.max(rx, ry) + 3, Math.PI * 1.08, Math.PI * 1.92, "#33333f", 5);
    for (const side of [-1, 1]) slab(ctx, side * (rx + 2) - 7, -10, 14, 24, 6, "#ef5b54", INK);
  },
  flower(ctx, _face, rx, ry) {
    for (let i = 0; i < 5; i++)
      disc(ctx, rx * 0.6 + Math.cos(i * 1.257) * 7, -ry + 6 + Math.sin(i * 1.257) * 7, 5, "#ffffff", INK);
    disc(ctx, rx * 0.6, -ry + 6, 5, "#ffc93c");
  },
};
