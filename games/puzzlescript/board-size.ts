/** Sprites are five pixels wide: a cell of another size would leave gaps. */
const SPRITE_PIXELS = 5;

type Size = { readonly width: number; readonly height: number };

/** The largest size of a cell, in pixels of the screen, with which so many cells fit into an area. */
export function cellSize(area: Size, cells: Size): number {
  const fitting = Math.min(area.width / cells.width, area.height / cells.height);
  return Math.max(1, Math.floor(fitting / SPRITE_PIXELS)) * SPRITE_PIXELS;
}
