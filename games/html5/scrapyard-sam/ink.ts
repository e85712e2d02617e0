export type Ctx = CanvasRenderingContext2D;
export type Spot = { x: number; y: number };

export const INK = "#1b1325";
const RIM = 3;

/** Fills the path that was just made, and draws its rim unless there is none. */
export function finish(ctx: Ctx, fill: string, rim: string = INK, width = RIM): void {
  ctx.fillStyle = fill;
  ctx.fill();
  if (!rim) return;
  ctx.strokeStyle = rim;
  ctx.lineWidth = width;
  ctx.lineJoin = "round";
  ctx.stroke();
}

export function disc(ctx: Ctx, x: number, y: number, radius: number, fill: string, rim?: string): void {
  oval(ctx, x, y, radius, radius, fill, rim);
}

export function oval(
  ctx: Ctx,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  rim?: string,
): void {
  ctx.beginPath();
  ctx.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), 0, 0, Math.PI * 2);
  finish(ctx, fill, rim);
}

export function slab(
  ctx: Ctx,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | number[],
  fill: string,
  rim?: string,
): void {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
  finish(ctx, fill, rim);
}

/** A closed shape from x, y, x, y, … */
export function poly(ctx: Ctx, points: readonly number[], fill: string, rim?: string): void {
  ctx.beginPath();
  for (let i = 0; i + 1 < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ctx.closePath();
  finish(ctx, fill, rim);
}

export function line(ctx: Ctx, points: readonly number[], color: string, width: number): void {
  ctx.beginPath();
  for (let i = 0; i + 1 < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.stroke();
}

/** A limb: a round stroke with a dark rim. */
export function tube(ctx: Ctx, points: readonly number[], color: string, width: number): void {
  line(ctx, points, INK, width + 5);
  line(ctx, points, color, width);
}

/** Draws in a place of its own: moved, turned and scaled. */
export function within(
  ctx: Ctx,
  at: { x: number; y: number; turn?: number; wide?: number; high?: number },
  draw: () => void,
): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  if (at.turn) ctx.rotate(at.turn);
  ctx.scale(at.wide ?? 1, at.high ?? at.wide ?? 1);
  draw();
  ctx.restore();
}

/** No rim, for shades and lights on a shape. */
export const NONE = "";

/** A gear with its teeth, around 0, 0. */
export function gear(ctx: Ctx, radius: number, teeth: number, fill: string, rim?: string): void {
  ctx.beginPath();
  const part = (Math.PI * 2) / teeth;
  for (let i = 0; i < teeth; i++) {
    for (const [at, far] of [
      [0, 1],
      [0.3, 1],
      [0.42, 0.8],
      [0.88, 0.8],
    ] as const) {
      const turn = (i + at) * part;
      ctx.lineTo(Math.cos(turn) * radius * far, Math.sin(turn) * radius * far);
    }
  }
  ctx.closePath();
  finish(ctx, fill, rim);
}
