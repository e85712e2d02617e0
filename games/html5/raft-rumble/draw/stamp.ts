type Ctx = CanvasRenderingContext2D;
/** Room around the origin, in the units of the drawing. */
export type Room = { left: number; top: number; width: number; height: number };

/** More than a battle ever needs; a window that is resized for long would otherwise fill the memory. */
const MOST = 160;
const stamps = new Map<string, HTMLCanvasElement>();

/**
 * Draws a small picture once and then prints it: dozens of planks and barrels in each frame are too many strokes for a
 * slow machine. The key must name everything that the picture depends on.
 */
export function stamp(ctx: Ctx, key: string, room: Room, draw: (ctx: Ctx) => void): void {
  const { a, b } = ctx.getTransform();
  // A little finer than needed, in coarse notches: a camera that leans in must not make a new print in each frame.
  const zoom = Math.ceil(Math.hypot(a, b) * 2) / 2;
  const name = `${key}@${zoom}`;
  const print = stamps.get(name) ?? make(name, room, zoom, draw);
  ctx.drawImage(print, room.left, room.top, room.width, room.height);
}

function make(name: string, room: Room, zoom: number, draw: (ctx: Ctx) => void): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(room.width * zoom);
  canvas.height = Math.ceil(room.height * zoom);
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("This browser cannot draw on a canvas.");
  ctx.scale(canvas.width / room.width, canvas.height / room.height);
  ctx.translate(-room.left, -room.top);
  draw(ctx);
  if (stamps.size >= MOST) stamps.clear();
  stamps.set(name, canvas);
  return canvas;
}
