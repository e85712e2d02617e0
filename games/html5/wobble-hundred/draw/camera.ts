import type { View } from "#kit/draw/view.ts";

/** Game units in a metre. */
export const METRE = 136;

/** Metres that are seen behind the runner, at least. */
const BEHIND = 1;

/** Where the runner stands in the picture. */
export class Camera {
  x = 1.4;
  private pace = 0;
  private runner = 0;

  follow(x: number, speed: number): void {
    this.runner = x;
    this.pace += (speed - this.pace) * 0.03;
    this.x += (x + 1.2 + this.pace * 0.35 - this.x) * 0.12;
  }

  floor(view: View): number {
    return view.height * 0.79;
  }

  left(view: View): number {
    // In a narrow frame a quick runner would run out of it at the left.
    const rightmost = (this.runner - BEHIND) * METRE;
    return Math.min(this.x * METRE - view.width / 2, rightmost);
  }
}

/** How much larger the stadium is drawn: in an upright frame most of it would be sky. */
export const zoomOf = ({ width, height }: Pick<View, "width" | "height">): number =>
  Math.min(1.5, Math.max(1, (height / width) * 0.9));
