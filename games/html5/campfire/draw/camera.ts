import { MIDDLE, type Spot } from "#html5/campfire/core/island.ts";
import type { View } from "#kit/draw/view.ts";
import { lerp } from "#kit/ease.ts";

const ZOOM = 1.18;

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
  apply({ ctx, width, height }: View): void {
    ctx.translate(width / 2, height / 2);
    ctx.scale(ZOOM, ZOOM);
    ctx.translate(-this.x, -this.y);
  }

  toScreen({ width, height }: Pick<View, "width" | "height">, { x, y }: Spot): Spot {
    return { x: width / 2 + (x - this.x) * ZOOM, y: height / 2 + (y - this.y) * ZOOM };
  }

  toIsland({ width, height }: Pick<View, "width" | "height">, { x, y }: Spot): Spot {
    return { x: this.x + (x - width / 2) / ZOOM, y: this.y + (y - height / 2) / ZOOM };
  }

  /** What the frame shows, with some room for what reaches in from beside it. */
  sight({ width, height }: Pick<View, "width" | "height">, margin = 60) {
    const across = width / 2 / ZOOM + margin;
    const down = height / 2 / ZOOM + margin;
    return { left: this.x - across, right: this.x + across, top: this.y - down, bottom: this.y + down };
  }

  isSeen(view: Pick<View, "width" | "height">, spot: Spot, margin = 60): boolean {
    const { left, right, top, bottom } = this.sight(view, margin);
    return spot.x > left && spot.x < right && spot.y > top && spot.y < bottom;
  }

  readonly zoom = ZOOM;
}
