import type { Spot } from "#html5/sideways/core/shape.ts";
import type { Track } from "#html5/sideways/core/track.ts";

type Box = { x: number; y: number; width: number; height: number };

const outlines = new Map<string, { path: Path2D; left: number; top: number; wide: number; high: number }>();

function outlineOf({ id, shape }: Track) {
  const known = outlines.get(id);
  if (known) return known;
  const path = new Path2D();
  shape.samples.forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(x, y);
    else if (i % 2 === 0) path.lineTo(x, y);
  });
  path.closePath();
  const xs = shape.samples.map(({ x }) => x);
  const ys = shape.samples.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const outline = { path, left, top, wide: Math.max(...xs) - left, high: Math.max(...ys) - top };
  outlines.set(id, outline);
  return outline;
}

/** The whole road, small, with dots on it. */
export function drawMap(
  ctx: CanvasRenderingContext2D,
  track: Track,
  box: Box,
  colour: string,
  dots: readonly (Spot & { colour: string })[] = [],
): void {
  const { path, left, top, wide, high } = outlineOf(track);
  const scale = Math.min(box.width / wide, box.height / high);
  ctx.save();
  ctx.translate(box.x + (box.width - wide * scale) / 2, box.y + (box.height - high * scale) / 2);
  ctx.scale(scale, scale);
  ctx.translate(-left, -top);
  ctx.lineJoin = "round";
  ctx.strokeStyle = "rgb(0 0 0 / 0.45)";
  ctx.lineWidth = 9 / scale;
  ctx.stroke(path);
  ctx.strokeStyle = colour;
  ctx.lineWidth = 4.5 / scale;
  ctx.stroke(path);
  for (const dot of dots) {
    ctx.fillStyle = dot.colour;
    ctx.beginPath();
    ctx.arc(dot.x, dot.y, 5.5 / scale, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
}
