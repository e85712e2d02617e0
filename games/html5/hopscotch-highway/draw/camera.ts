import type { Action } from "#html5/hopscotch-highway/core/hero.ts";
import { type View, zoomedView } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import type { Point } from "#kit/input/controls.ts";
import { project, unproject } from "./iso.ts";

/** How far above the bottom of the screen the eraser works. */
const MARGIN = 50;

/** In an upright frame the street is seen from nearer: the animals would be as small as letters. */
export function zoomOf({ width, height }: Pick<View, "width" | "height">): number {
  return clamp(height / width / 1.1, 1, 1.7);
}

/** Follows the eraser up the street and the hero across it. */
export class Camera {
  x = 0;
  z: number;

  constructor(z: number) {
    this.z = z;
  }

  follow(x: number, z: number): void {
    this.x += (x * 0.75 - this.x) * 0.08;
    this.z = z;
  }

  /** What to add to a projected point to find it in the zoomed view, in whole pixels of this size. */
  offset(view: View, pixel = 0.01): Point {
    const anchor = project(this.x, 0, this.z);
    const snap = (value: number) => Math.round(value / pixel) * pixel;
    // The street leans to the left: from here the hero is in the middle.
    return { x: snap(view.width / 2 + 100 - anchor.x), y: snap(view.height - MARGIN - anchor.y) };
  }

  /** The way from the hero to a spot on the screen, for mouse and touch. */
  wayTo(view: View, spot: Point, hero: { x: number; z: number }): Action {
    const zoom = zoomOf(view);
    const offset = this.offset(zoomedView(view, zoom));
    const ground = unproject({ x: spot.x / zoom - offset.x, y: spot.y / zoom - offset.y });
    const dx = ground.x - hero.x;
    // A click on the hero itself means onward too.
    const dz = ground.z - hero.z + 0.9;
    if (Math.abs(dx) > Math.abs(dz)) return dx > 0 ? "right" : "left";
    return dz > 0 ? "up" : "down";
  }
}
