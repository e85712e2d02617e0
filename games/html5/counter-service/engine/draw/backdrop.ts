import type { View } from "#kit/draw/view.ts";
import type { Ctx } from "./shapes.ts";

/**
 * Paints what never moves once and shows that picture in every frame: walls and tiles cost a slow machine more than
 * everything that moves. Painted anew when the frame or the key changes.
 */
export function createBackdrop() {
  const canvas = document.createElement("canvas");
  let painted = "";
  return (view: View, key: string, paint: (ctx: Ctx) => void): void => {
    const zoom = view.ctx.getTransform().a;
    const width = Math.ceil(view.width * zoom);
    const height = Math.ceil(view.height * zoom);
    const wanted = `${width}×${height} ${key}`;
    if (painted !== wanted) {
      painted = wanted;
      canvas.width = width;
      canvas.height = height;
      const ctx = canvas.getContext("2d");
      if (!ctx) throw new Error("This browser cannot draw on a canvas.");
      ctx.scale(zoom, zoom);
      paint(ctx);
    }
    view.ctx.drawImage(canvas, 0, 0, width / zoom, height / zoom);
  };
}
