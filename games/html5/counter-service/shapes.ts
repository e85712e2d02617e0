export type Ctx = CanvasRenderingContext2D;

const RIM = 2.5;

/** Fills the path that was just made, and draws its rim when there is one. */
export function finish(ctx: Ctx, fill: string, rim?: string, width = RIM): void {
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
  turn = 0,
): void {
  ctx.beginPath();
  ctx.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), turn, 0, Math.PI * 2);
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

export function line(ctx: Ctx, points: readonly number[], color: string, width = RIM): void {
  ctx.beginPath();
  for (let i = 0; i + 1 < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.stroke();
}

/** Part of a circle as a line, for mouths, brows and handles. */
export function curve(
  ctx: Ctx,
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  color: string,
  width = RIM,
): void {
  ctx.beginPath();
  ctx.arc(x, y, Math.max(0, radius), from, to);
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.lineCap = "round";
  ctx.stroke();
}

/** Draws in a place of its own: moved, turned and scaled. */
export function within(
  ctx: Ctx,
  { x, y, scale = 1, turn = 0 }: { x: number; y: number; scale?: number; turn?: number },
  draw: () => void,
): void {
  ctx.save();
  ctx.translate(x, y);
  if (turn) ctx.rotate(turn);
  ctx.scale(scale, scale);
  draw();
  ctx.restore();
}

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

/** Between two colours written as #rrggbb. */
export function mix(from: string, to: string, part: number): string {
  const at = (i: number) => Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * part);
  return `rgb(${at(1)} ${at(3)} ${at(5)})`;
}

/** A colour that changes along a scale: `[[0, "#eeaa99"], [1, "#402010"]]`. */
export function ramp(stops: readonly (readonly [number, string])[], value: number): string {
  const above = stops.findIndex(([at]) => at >= value);
  const to = stops[above < 0 ? stops.length - 1 : above];
  const from = stops[Math.max(0, (above < 0 ? stops.length : above) - 1)];
  if (!from || !to) return "#000000";
  const span = to[0] - from[0];
  return mix(from[1], to[1], span > 0 ? Math.min(1, Math.max(0, (value - from[0]) / span)) : 0);
}

/** Points spread evenly over a disc of radius 1, always the same ones. */
export function scatter(count: number, phase = 0): { x: number; y: number; turn: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = i * 2.399963 + phase;
    const radius = Math.sqrt((i + 0.5) / count);
    return { x: Math.cos(turn) * radius, y: Math.sin(turn) * radius, turn: turn * 3 };
  });
}
