import type { Race } from "#html5/sideways/core/race.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";

/** Metres over the road: how strongly tall things lean away from the middle of the picture. */
const HEIGHT = 62;
const UPRIGHT_CLOSENESS = 1.25;

/** Where we look: ahead of the car, from higher up the faster it goes. One unit of the world is a metre. */
export class Camera {
  x: number;
  y: number;
  private unitsPerMetre = 15;
  private closeness = 1;

  constructor({ car }: Race) {
    this.x = car.x + Math.cos(car.heading) * 8;
    this.y = car.y + Math.sin(car.heading) * 8;
  }

  step(race: Race): void {
    const { car, track, place, speed } = race;
    // Half of where the car goes, half of where the road goes.
    const road = track.shape.at(place + 6 + speed * 0.75);
    const aimX = car.x + (car.vx * 0.55 + (road.x - car.x) * 0.55) * 0.75;
    const aimY = car.y + (car.vy * 0.55 + (road.y - car.y) * 0.55) * 0.62;
    this.x += (aimX - this.x) * 0.07;
    this.y += (aimY - this.y) * 0.07;
    const zoom = 14.8 - clamp(speed / 30, 0, 1) * 4.4;
    this.unitsPerMetre += (zoom - this.unitsPerMetre) * 0.02;
  }

  /** Game units per metre. */
  get zoom(): number {
    return this.unitsPerMetre * this.closeness;
  }

  /** Goes closer where the picture is upright: it shows far more of the road above and below. */
  fit({ width, height }: Pick<View, "width" | "height">): void {
    this.closeness = height > width ? UPRIGHT_CLOSENESS : 1;
  }

  /** Draws in metres from here on. */
  apply(view: View): void {
    const { ctx } = view;
    ctx.translate(view.width / 2, view.height / 2);
    ctx.scale(this.zoom, this.zoom);
    ctx.translate(-this.x, -this.y);
  }

  toScreen(view: Pick<View, "width" | "height">, x: number, y: number) {
    return {
      x: view.width / 2 + (x - this.x) * this.zoom,
      y: view.height / 2 + (y - this.y) * this.zoom,
    };
  }

  /** Where the top of something that tall is seen. */
  lift(x: number, y: number, height: number) {
    const lean = HEIGHT / (HEIGHT - height);
    return { x: this.x + (x - this.x) * lean, y: this.y + (y - this.y) * lean, lean };
  }

  /** Whether anything within this many metres of a place is in the picture. */
  sees(view: Pick<View, "width" | "height">, x: number, y: number, reach: number): boolean {
    return (
      Math.abs(x - this.x) < view.width / 2 / this.zoom + reach &&
      Math.abs(y - this.y) < view.height / 2 / this.zoom + reach
    );
  }
}
