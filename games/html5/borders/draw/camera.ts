import { type Box, MIDDLE } from "#html5/borders/core/field.ts";
import type { Spot } from "#html5/borders/core/runner.ts";
import type { View } from "#kit/draw/view.ts";
import { lerp } from "#kit/ease.ts";
import type { Point } from "#kit/input/controls.ts";

/** Game units per cell for a small land, and for the largest. */
const NEAR = 16;
const FAR = 11;
/** Cells by which a shaken picture may show more. */
const SHAKE = 3;

/** Follows the figure, a little ahead of it, and steps back as the land grows. */
export class Camera {
  private x = MIDDLE;
  private y = MIDDLE;
  zoom = NEAR;
  private isPlaced = false;

  follow(at: Spot, heading: number, share: number): void {
    const goal = { x: at.x + Math.cos(heading) * 3, y: at.y + Math.sin(heading) * 3 };
    const pull = this.isPlaced ? 0.09 : 1;
    this.isPlaced = true;
    this.x = lerp(this.x, goal.x, pull);
    this.y = lerp(this.y, goal.y, pull);
    this.zoom = lerp(this.zoom, lerp(NEAR, FAR, Math.min(1, Math.sqrt(share * 3))), 0.02);
  }

  /** All that is drawn after it is in cells. */
  apply({ ctx, width, height }: View): void {
    ctx.translate(width / 2, height / 2);
    ctx.scale(this.zoom, this.zoom);
    ctx.translate(-this.x, -this.y);
  }

  toScreen({ width, height }: Pick<View, "width" | "height">, { x, y }: Spot): Point {
    return { x: width / 2 + (x - this.x) * this.zoom, y: height / 2 + (y - this.y) * this.zoom };
  }

  /** What the frame shows, in cells. */
  sight({ width, height }: Pick<View, "width" | "height">): Box {
    const across = width / 2 / this.zoom + SHAKE;
    const down = height / 2 / this.zoom + SHAKE;
    return { left: this.x - across, right: this.x + across, top: this.y - down, bottom: this.y + down };
  }

  isSeen(view: View, spot: Spot, margin = 40): boolean {
    const { x, y } = this.toScreen(view, spot);
    return x > -margin && y > -margin && x < view.width + margin && y < view.height + margin;
  }
}
