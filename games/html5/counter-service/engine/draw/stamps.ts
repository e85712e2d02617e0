import type { Dish } from "#html5/counter-service/engine/core/dish.ts";
import type { Rect } from "#html5/counter-service/engine/core/targets.ts";
import type { Ctx } from "./shapes.ts";

type Stamp = { key: string; canvas: HTMLCanvasElement };

const stamps = new WeakMap<object, Map<string, Stamp>>();

/**
 * Draws something once and shows that picture until the key changes: a pizza has a hundred shapes, and a ticket of it
 * hangs there for a minute. Pictures go when their owner goes.
 */
export function stamp(
  ctx: Ctx,
  owner: object,
  slot: string,
  key: string,
  box: Rect,
  draw: (ctx: Ctx) => void,
): void {
  const { a, b } = ctx.getTransform();
  const zoom = Math.hypot(a, b);
  const width = Math.ceil(box.width * zoom);
  const height = Math.ceil(box.height * zoom);
  const full = `${key} ${width}×${height}`;
  const slots = stamps.get(owner) ?? new Map<string, Stamp>();
  stamps.set(owner, slots);
  const canvas = slots.get(slot)?.canvas ?? document.createElement("canvas");
  if (slots.get(slot)?.key !== full) {
    canvas.width = width;
    canvas.height = height;
    const paper = canvas.getContext("2d");
    if (!paper) throw new Error("This browser cannot draw on a canvas.");
    paper.scale(zoom, zoom);
    paper.translate(-box.x, -box.y);
    draw(paper);
    slots.set(slot, { key: full, canvas });
  }
  ctx.drawImage(canvas, box.x, box.y, width / zoom, height / zoom);
}

/** Changes whenever the dish looks different. */
export function dishKey({ base, marks, cuts }: Dish): string {
  const sides = base?.sides.map((side) => Math.round(side * 50)) ?? [];
  const lie = marks.map(
    ({ item, off, amount, quarter }) =>
      `${item}${Math.round(off * 50)}/${Math.round(amount * 50)}/${quarter}`,
  );
  return [base?.raw, ...sides, ...lie, cuts.length].join();
}

/** A round dish, drawn from above, as a stamp. */
export function stampDish(
  ctx: Ctx,
  dish: Dish,
  x: number,
  y: number,
  size: number,
  draw: (ctx: Ctx, dish: Dish, x: number, y: number, size: number) => void,
): void {
  const half = size * 0.62;
  const box = { x: -half, y: -half, width: half * 2, height: half * 2 };
  ctx.save();
  ctx.translate(x, y);
  stamp(ctx, dish, `${size}`, dishKey(dish), box, (paper) => draw(paper, dish, 0, 0, size));
  ctx.restore();
}
