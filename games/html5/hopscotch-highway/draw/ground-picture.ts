import type { View } from "#kit/draw/view.ts";
import type { Point } from "#kit/input/controls.ts";
import type { Sight } from "./iso.ts";

/** How far the camera moves before the picture is painted anew. */
const MARGIN = 110;

/**
 * The ground does not move, so it is painted once, somewhat larger than the screen, and copied until the camera has
 * left the picture. Filling the slanted rows in each frame was half of the work of a frame.
 */
export class GroundPicture {
  private readonly canvas = document.createElement("canvas");
  private at: Point = { x: Number.POSITIVE_INFINITY, y: 0 };
  private zoom = 0;

  /** `paint` draws the ground in the street's coordinates, as far as `sight` reaches. */
  draw(view: View, offset: Point, paint: (view: View, sight: Sight) => void): void {
    const { ctx, width, height } = view;
    const zoom = ctx.getTransform().a;
    const { canvas } = this;
    const [w, h] = [Math.ceil((width + 2 * MARGIN) * zoom), Math.ceil((height + 2 * MARGIN) * zoom)];
    const moved = { x: offset.x - this.at.x, y: offset.y - this.at.y };
    const isStale = canvas.width !== w || canvas.height !== h || zoom !== this.zoom;
    if (isStale || Math.max(Math.abs(moved.x), Math.abs(moved.y)) > MARGIN) {
      canvas.width = w;
      canvas.height = h;
      this.zoom = zoom;
      this.at = offset;
      moved.x = moved.y = 0;
      this.repaint(view, paint);
    }
    ctx.imageSmoothingEnabled = false;
    ctx.drawImage(canvas, moved.x - MARGIN, moved.y - MARGIN, w / zoom, h / zoom);
  }

  private repaint(view: View, paint: (view: View, sight: Sight) => void) {
    const ctx = this.canvas.getContext("2d");
    if (!ctx) return;
    const { zoom } = this;
    const { x, y } = this.at;
    ctx.setTransform(zoom, 0, 0, zoom, (x + MARGIN) * zoom, (y + MARGIN) * zoom);
    const sight = {
      left: -x - MARGIN,
      right: view.width - x + MARGIN,
      top: -y - MARGIN,
      bottom: view.height - y + MARGIN,
    };
    paint({ ctx, width: view.width, height: view.height, scale: view.scale }, sight);
  }
}
