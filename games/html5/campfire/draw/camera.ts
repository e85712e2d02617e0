import { MIDDLE, type Spot } from "#html5/campfire/core/island.ts";
import type { View } from "#kit/draw/view.ts";
import { lerp } from "#kit/ease.ts";

/** A hero is some sixty units tall in a frame of the usual size, and no smaller than this on a phone, in CSS pixels of a unit of the island. */
const ZOOM = 1.85;
const LEAST_PIXELS = 1.3;

type Frame = Pick<View, "width" | "height" | "scale">;

/** Units of the picture for one of the island. */
export const zoomOf = ({ scale }: Pick<View, "scale">) => Math.max(ZOOM, LEAST_PIXELS / scale);

/** Follows the hero, a little ahead of where he goes. */
export class Camera {
  private x = MIDDLE;
  private y = MIDDLE;
  private isPlaced = false;

  follow({ x, y, vx, vy }: Spot & { vx: number; vy: number }): void {
    const pull = this.isPlaced ? 0.1 : 1;
    this.isPlaced = true;
    this.x = lerp(this.x, x + vx * 14, pull);
    this.y = lerp(this.y, y + vy * 14, pull);
  }

  /** All that is drawn after it is in the island's units. */
  apply(view: View): void {
    const { ctx, width, height } = view;
    const zoom = zoomOf(view);
    ctx.translate(width / 2, height / 2);
    ctx.scale(zoom, zoom);
    ctx.translate(-this.x, -this.y);
  }

  toScreen({ width, height, scale }: Frame, { x, y }: Spot): Spot {
    const zoom = zoomOf({ scale });
    return { x: width / 2 + (x - this.x) * zoom, y: height / 2 + (y - this.y) * zoom };
  }

  toIsland({ width, height, scale }: Frame, { x, y }: Spot): Spot {
    const zoom = zoomOf({ scale });
    return { x: this.x + (x - width / 2) / zoom, y: this.y + (y - height / 2) / zoom };
  }

  /** What the frame shows, with some room for what reaches in from beside it. */
  sight({ width, height, scale }: Frame, margin = 60) {
    const zoom = zoomOf({ scale });
    const across = width / 2 / zoom + margin;
    const down = height / 2 / zoom + margin;
    return { left: this.x - across, right: this.x + across, top: this.y - down, bottom: this.y + down };
  }

  isSeen(view: Frame, spot: Spot, margin = 60): boolean {
    const { left, right, top, bottom } = this.sight(view, margin);
    return spot.x > left && spot.x < right && spot.y > top && spot.y < bottom;
  }
}
