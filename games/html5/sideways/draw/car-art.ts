import type { Spec } from "#html5/sideways/core/cars.ts";
import type { Paint, PatternId } from "#html5/sideways/core/paints.ts";
import { clamp } from "#kit/ease.ts";
import { drawHat } from "#kit/purse/draw-hat.ts";
import { drawPattern } from "./pattern-art.ts";

type Ctx = CanvasRenderingContext2D;
export type CarPose = {
  x: number;
  y: number;
  heading: number;
  /** Of the front wheels. */
  steer: number;
  isBraking: boolean;
  /** How far the body leans out of the bend, -1 to 1. */
  lean: number;
};

const LENGTH = 4.5;
const WIDTH = 2.05;

export type Look = Pick<Spec, "id" | "colours"> & { pattern?: PatternId };

/** The car in the colours of a paint. */
export const painted = ({ id, colours }: Spec, paint: Paint, pattern: PatternId): Look => ({
  id,
  colours: { ...colours, ...paint.colours },
  pattern,
});

/** A car from above, in metres. */
export function drawCar(ctx: Ctx, { id, colours, pattern }: Look, pose: CarPose): void {
  const { x, y, heading, steer, isBraking, lean } = pose;
  ctx.save();
  ctx.translate(x + 0.35, y + 0.5);
  ctx.rotate(heading);
  block(ctx, "rgb(0 0 0 / 0.32)", -LENGTH / 2, -WIDTH / 2, LENGTH, WIDTH, 0.6);
  ctx.restore();

  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(heading);
  for (const [wx, turn] of [
    [1.38, steer],
    [-1.38, 0],
  ] as const) {
    for (const side of [-1, 1]) wheel(ctx, wx, side * 0.92, turn);
  }
  // The body leans out of the bend over its wheels.
  ctx.translate(0, clamp(lean, -1, 1) * 0.1);
  bodies[id]?.(ctx, colours);
  if (pattern) {
    ctx.save();
    clipShell(ctx);
    drawPattern(ctx, pattern, colours.trim);
    ctx.restore();
  }
  glass(ctx, colours, clamp(lean, -1, 1) * 0.1);
  lights(ctx, isBraking);
  ctx.restore();
}

/** The visitor's hat upon the roof: it stands upright on the picture, wherever the car looks, and leans out of the bend. */
export function drawRoofHat(ctx: Ctx, { x, y, heading, lean }: Omit<CarPose, "steer" | "isBraking">): void {
  const back = 0.42;
  drawHat(ctx, {
    x: x - Math.cos(heading) * back,
    y: y - Math.sin(heading) * back + 0.1,
    size: 1.5,
    tilt: clamp(lean, -1, 1) * 0.25,
    isMirrored: Math.cos(heading) < 0,
  });
}

/** A see-through car of chalk: the ghost. */
export function drawGhost(
  ctx: Ctx,
  { x, y, heading }: Pick<CarPose, "x" | "y" | "heading">,
  colour: string,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(heading);
  ctx.globalAlpha = 0.3;
  block(ctx, colour, -LENGTH / 2, -WIDTH / 2, LENGTH, WIDTH, 0.6);
  ctx.globalAlpha = 0.85;
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.16;
  ctx.setLineDash([0.7, 0.35]);
  ctx.beginPath();
  ctx.roundRect(-LENGTH / 2, -WIDTH / 2, LENGTH, WIDTH, 0.6);
  ctx.roundRect(-1.3, -0.75, 1.9, 1.5, 0.3);
  ctx.stroke();
  ctx.restore();
}

type Colours = Spec["colours"];

const bodies: Record<string, (ctx: Ctx, colours: Colours) => void> = {
  // Sharpened at the nose, rubber at the tail.
  pencil(ctx, { body, trim }) {
    shell(ctx, body);
    ctx.save();
    clipShell(ctx);
    ctx.fillStyle = "rgb(0 0 0 / 0.12)";
    ctx.fillRect(-LENGTH / 2, -0.34, LENGTH, 0.68);
    ctx.fillStyle = trim;
    ctx.fillRect(-LENGTH / 2, -WIDTH / 2, 0.62, WIDTH);
    ctx.fillStyle = "#cfd3d8";
    ctx.fillRect(-LENGTH / 2 + 0.62, -WIDTH / 2, 0.26, WIDTH);
    ctx.fillStyle = "#f2d9ae";
    poly(ctx, [
      [1.55, -1.1],
      [2.4, -1.1],
      [2.4, 1.1],
      [1.55, 1.1],
      [1.85, 0],
    ]);
    ctx.fillStyle = "#33363c";
    ctx.fillRect(2.08, -0.3, 0.3, 0.6);
    ctx.restore();
  },
  // Two colours with a slanted seam, and a wing.
  eraser(ctx, { body, trim }) {
    shell(ctx, body);
    ctx.save();
    clipShell(ctx);
    ctx.fillStyle = trim;
    poly(ctx, [
      [-2.4, -1.1],
      [-0.55, -1.1],
      [-1.25, 1.1],
      [-2.4, 1.1],
    ]);
    ctx.fillStyle = "#ffffff";
    poly(ctx, [
      [-0.55, -1.1],
      [-0.35, -1.1],
      [-1.05, 1.1],
      [-1.25, 1.1],
    ]);
    ctx.restore();
    block(ctx, trim, -2.42, -1.1, 0.4, 2.2, 0.12);
    block(ctx, "rgb(255 255 255 / 0.6)", 1.1, -0.5, 0.7, 1, 0.2);
  },
  // A chisel nose, black stripes and a big wing.
  highlighter(ctx, { body, trim }) {
    shell(ctx, body);
    ctx.save();
    clipShell(ctx);
    ctx.fillStyle = trim;
    for (const y of [-0.52, 0.26]) ctx.fillRect(0.5, y, 2, 0.26);
    poly(ctx, [
      [-2.3, -1.1],
      [-1.2, -1.1],
      [-1.5, -0.6],
      [-1.5, 0.6],
      [-1.2, 1.1],
      [-2.3, 1.1],
    ]);
    ctx.restore();
    block(ctx, trim, -2.5, -1.16, 0.46, 2.32, 0.1);
    block(ctx, body, -2.42, -1.16, 0.12, 2.32, 0.05);
  },
};

function shell(ctx: Ctx, colour: string) {
  block(
    ctx,
    "rgb(10 12 18 / 0.55)",
    -LENGTH / 2 - 0.08,
    -WIDTH / 2 - 0.08,
    LENGTH + 0.16,
    WIDTH + 0.16,
    0.66,
  );
  block(ctx, colour, -LENGTH / 2, -WIDTH / 2, LENGTH, WIDTH, 0.6);
  // Light from the left top makes one flank brighter.
  block(ctx, "rgb(255 255 255 / 0.28)", -1.9, -WIDTH / 2 + 0.08, 3.8, 0.2, 0.1);
  block(ctx, "rgb(0 0 0 / 0.18)", -1.9, WIDTH / 2 - 0.28, 3.8, 0.2, 0.1);
}

function clipShell(ctx: Ctx) {
  ctx.beginPath();
  ctx.roundRect(-LENGTH / 2, -WIDTH / 2, LENGTH, WIDTH, 0.6);
  ctx.clip();
}

function glass(ctx: Ctx, { glass: tint, roof }: Colours, lean: number) {
  block(ctx, tint, -1.45, -0.8 + lean, 2.25, 1.6, 0.36);
  block(ctx, roof, -1.02, -0.68 + lean * 1.6, 1.2, 1.36, 0.26);
  block(ctx, "rgb(255 255 255 / 0.35)", 0.32, -0.6 + lean, 0.14, 0.8, 0.06);
}

function lights(ctx: Ctx, isBraking: boolean) {
  for (const side of [-1, 1]) {
    block(ctx, "#fff8d6", 1.95, side * 0.72 - 0.18, 0.26, 0.36, 0.1);
    block(ctx, isBraking ? "#ff4b3a" : "#9c2a2a", -2.26, side * 0.72 - 0.22, 0.16, 0.44, 0.06);
  }
}

function wheel(ctx: Ctx, x: number, y: number, turn: number) {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  block(ctx, "#16181d", -0.42, -0.2, 0.84, 0.4, 0.12);
  ctx.restore();
}

function block(ctx: Ctx, style: string, x: number, y: number, width: number, height: number, round: number) {
  ctx.fillStyle = style;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, round);
  ctx.fill();
}

function poly(ctx: Ctx, points: readonly (readonly [number, number])[]) {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.fill();
}
