import type { View } from "#kit/draw/view.ts";

/** Game units in a metre. */
export const METRE = 136;

/** Where the runner stands in the picture. */
export class Camera {
  x = 1.4;
  private pace = 0;

  follow(x: number, speed: number): void {
    this.pace += (speed - this.pace) * 0.03;
    this.x += (x + 1.2 + this.pace * 0.35 - this.x) * 0.12;
  }

  floor(view: View): number {
    return view.height * 0.79;
  }

  left(view: View): number {
    return this.x * METRE - view.width / 2;
  }
}
