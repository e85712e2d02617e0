import { type Ctx, shapesWith } from "#kit/draw/shapes.ts";

export { type Ctx, within } from "#kit/draw/shapes.ts";

const RIM = 2.5;

export const { finish, disc, oval, slab, poly, line } = shapesWith({ color: "", width: RIM });

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
