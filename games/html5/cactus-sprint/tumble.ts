import { clamp } from "#kit/ease.ts";

const GRAVITY = 0.6;
const SPRING = 0.42;
/** A quarter turn on its back. */
const FLAT = -Math.PI / 2;
/** Slower than this it stays on the ground. */
const REST = 2.2;

/** How the hero is thrown back by a crash, bounces twice and comes to lie on its back. Only drawn: for the rules the run is over. */
export class Tumble {
  y: number;
  /** How far it was thrown. */
  back = 0;
  turn = -0.1;
  age = 0;
  isDown = false;
  private vy = 9;
  private thrown = 1.7;

  constructor(y: number) {
    this.y = Math.max(0, y);
  }

  step(): void {
    this.age++;
    if (this.isDown) return;
    this.vy -= GRAVITY;
    this.y += this.vy;
    this.back += this.thrown;
    this.turn = clamp(this.turn - 0.09, FLAT, 0);
    if (this.y > 0) return;
    this.y = 0;
    this.vy *= -SPRING;
    this.thrown *= 0.5;
    if (this.vy > REST) return;
    this.isDown = true;
    this.turn = FLAT;
  }
}
