import type { Action } from "#html5/hopscotch-highway/core/hero.ts";
import { type Corner, fillShape, project, TILE, TILT } from "./iso.ts";

/** A brick unless told: round ones take the smaller of width and depth for their girth. */
export type Shape = "ball" | "tube" | "cone";

/** A block: middle in x and z, bottom in y, then its size. Models are lists of these, like wooden toys. */
export type Block = readonly [
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  depth: number,
  color: string,
  shape?: Shape,
];
export type Model = readonly Block[];

/** Turns a model that looks up the street (away from us) to look another way. */
export function turned(model: Model, facing: Action): Model {
  return model.map(([x, y, z, width, height, depth, ...look]): Block => {
    if (facing === "down") return [-x, y, -z, width, height, depth, ...look];
    if (facing === "right") return [z, y, -x, depth, height, width, ...look];
    if (facing === "left") return [-z, y, x, depth, height, width, ...look];
    return [x, y, z, width, height, depth, ...look];
  });
}

const HAIR = 1e-6;

/** Whether `a` must be drawn before `b`: it is further up the street, further right, or below. */
function isBehind(a: Block, b: Block): boolean {
  return (
    a[2] - a[5] / 2 >= b[2] + b[5] / 2 - HAIR ||
    a[0] - a[3] / 2 >= b[0] + b[3] / 2 - HAIR ||
    a[1] + a[4] <= b[1] + HAIR
  );
}

/** The blocks in the order in which to draw them, so that what is in front covers what is behind. */
export function paintingOrder(model: Model): Model {
  const rest = [...model];
  const done: Block[] = [];
  while (rest.length > 0) {
    const free = rest.findIndex((block) =>
      rest.every((other) => other === block || isBehind(block, other) || !isBehind(other, block)),
    );
    done.push(...rest.splice(Math.max(0, free), 1));
  }
  return done;
}

/** Darker below 1, lighter above. */
export function shade(color: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = parts.map((part) => (by <= 1 ? part * by : part + (255 - part) * (by - 1)));
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** Draws a model with its middle at the origin, lit from above; left sides lie in shade. */
export function drawModel(ctx: CanvasRenderingContext2D, model: Model): void {
  ctx.lineJoin = "round";
  for (const block of paintingOrder(model)) {
    if (block[7] === undefined) drawBrick(ctx, block);
    else drawRound(ctx, block, block[7]);
  }
}

function drawBrick(ctx: CanvasRenderingContext2D, [x, y, z, width, height, depth, color]: Block) {
  const [l, r, n, f] = [x - width / 2, x + width / 2, z - depth / 2, z + depth / 2];
  const t = y + height;
  // biome-ignore format: one face a line
  const faces: readonly (readonly [number, readonly Corner[]])[] = [
    [0.68, [[l, y, n], [l, y, f], [l, t, f], [l, t, n]]],
    [0.86, [[l, y, n], [r, y, n], [r, t, n], [l, t, n]]],
    [1.14, [[l, t, n], [r, t, n], [r, t, f], [l, t, f]]],
  ];
  for (const [light, corners] of faces) {
    const paint = shade(color, light);
    fillShape(ctx, corners, paint);
    // A hair of its own colour closes the seams between faces.
    ctx.strokeStyle = paint;
    ctx.lineWidth = 0.7;
    ctx.stroke();
  }
}

/** Round shapes look the same from every side: a circle on the ground is always the same ellipse. */
function drawRound(
  ctx: CanvasRenderingContext2D,
  [x, y, z, width, height, depth, color]: Block,
  shape: Shape,
) {
  const reach = (Math.min(width, depth) / 2) * TILE;
  const flat = reach * TILT;
  const foot = project(x, y, z);
  const head = project(x, y + height, z);
  const middle = { x: foot.x, y: (foot.y + head.y) / 2 };
  const tall = (foot.y - head.y) / 2;
  const gradient = ctx.createLinearGradient(foot.x - reach, 0, foot.x + reach, 0);
  gradient.addColorStop(0, shade(color, 0.66));
  gradient.addColorStop(0.5, shade(color, 0.9));
  gradient.addColorStop(1, shade(color, 1));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  if (shape === "ball") {
    ctx.ellipse(middle.x, middle.y, reach, Math.hypot(tall, flat * 0.6), 0, 0, 7);
    ctx.fill();
    ctx.fillStyle = shade(color, 1.16);
    ctx.beginPath();
    ctx.ellipse(middle.x + reach * 0.16, middle.y - tall * 0.42, reach * 0.66, tall * 0.5, 0.1, 0, 7);
  } else if (shape === "cone") {
    ctx.ellipse(foot.x, foot.y, reach, flat, 0, 0, Math.PI);
    ctx.lineTo(head.x, head.y);
  } else {
    ctx.ellipse(foot.x, foot.y, reach, flat, 0, 0, Math.PI);
    ctx.ellipse(head.x, head.y, reach, flat, 0, Math.PI, 0, true);
    ctx.fill();
    ctx.fillStyle = shade(color, 1.14);
    ctx.beginPath();
    ctx.ellipse(head.x, head.y, reach, flat, 0, 0, 7);
  }
  ctx.fill();
}
