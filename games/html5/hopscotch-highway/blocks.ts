import type { Action } from "./hero.ts";
import { type Corner, fillShape } from "./iso.ts";

/** A block: middle in x and z, bottom in y, then its size. Models are lists of these, like toys made of bricks. */
export type Block = readonly [
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  depth: number,
  color: string,
];
export type Model = readonly Block[];

/** Turns a model that looks up the street (away from us) to look another way. */
export function turned(model: Model, facing: Action): Model {
  return model.map(([x, y, z, width, height, depth, color]): Block => {
    if (facing === "down") return [-x, y, -z, width, height, depth, color];
    if (facing === "right") return [z, y, -x, depth, height, width, color];
    if (facing === "left") return [-z, y, x, depth, height, width, color];
    return [x, y, z, width, height, depth, color];
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

/** Draws a model with its middle at the origin. Blocks are lit from above; their left sides lie in shade. */
export function drawModel(ctx: CanvasRenderingContext2D, model: Model): void {
  ctx.lineJoin = "round";
  for (const block of paintingOrder(model)) drawBlock(ctx, block);
}

function drawBlock(ctx: CanvasRenderingContext2D, [x, y, z, width, height, depth, color]: Block) {
  const [l, r, n, f] = [x - width / 2, x + width / 2, z - depth / 2, z + depth / 2];
  const t = y + height;
  const faces: readonly (readonly [number, readonly Corner[]])[] = [
    [
      0.68,
      [
        [l, y, n],
        [l, y, f],
        [l, t, f],
        [l, t, n],
      ],
    ],
    [
      0.86,
      [
        [l, y, n],
        [r, y, n],
        [r, t, n],
        [l, t, n],
      ],
    ],
    [
      1.14,
      [
        [l, t, n],
        [r, t, n],
        [r, t, f],
        [l, t, f],
      ],
    ],
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
