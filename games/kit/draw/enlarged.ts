import type { View } from "./view.ts";

type Area = { readonly width: number; readonly height: number };

/** By how much cards and words can grow in a small frame: until a game unit is a CSS pixel, or `least` fills the view. */
export function enlargement({ width, height, scale }: Omit<View, "ctx">, least: Area): number {
  return Math.max(1, Math.min(1 / scale, width / least.width, height / least.height));
}

/** Draws in larger units, for what a small frame would make unreadable. At least the `least` area fits into the view that `draw` gets. */
export function drawEnlarged(view: View, least: Area, draw: (near: View) => void): void {
  const { ctx, width, height, scale } = view;
  const by = enlargement(view, least);
  ctx.save();
  ctx.scale(by, by);
  draw({ ctx, width: width / by, height: height / by, scale: scale * by });
  ctx.restore();
}
