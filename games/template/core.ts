import type { Core } from "#kit/bot.ts";
import { clamp } from "#kit/ease.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";

export type Action = "left" | "right";
export type Star = { x: number; y: number };
export type Snapshot = { basket: number; stars: readonly Star[] };
export type Event = { kind: "caught" | "missed"; x: number };

export const WIDTH = 960;
export const FLOOR = 500;
const REACH = 55;

/** Stars fall, the basket catches, three misses end it. Knows nothing of screens. */
export class Night implements Core<Action, Snapshot> {
  basket = WIDTH / 2;
  stars: Star[] = [];
  score = 0;
  lives = 3;
  private untilNext = 30;
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  get isOver(): boolean {
    return this.lives === 0;
  }

  step(controls: Controls<Action>): Event[] {
    const way = Number(controls.held("right")) - Number(controls.held("left"));
    const pull = controls.pointer.isDown ? clamp(controls.pointer.x - this.basket, -11, 11) : way * 11;
    this.basket = clamp(this.basket + pull, REACH, WIDTH - REACH);

    if (--this.untilNext <= 0) {
      this.stars.push({ x: this.random.between(60, WIDTH - 60), y: -20 });
      this.untilNext = Math.max(26, 80 - this.score);
    }
    for (const star of this.stars) star.y += 3 + this.score * 0.03;

    const landed = this.stars.filter((star) => star.y >= FLOOR);
    this.stars = this.stars.filter((star) => star.y < FLOOR);
    return landed.map(({ x }) => this.land(x));
  }

  snapshot(): Snapshot {
    return { basket: this.basket, stars: this.stars };
  }

  private land(x: number): Event {
    const isCaught = Math.abs(x - this.basket) < REACH;
    if (isCaught) this.score++;
    else this.lives--;
    return { kind: isCaught ? "caught" : "missed", x };
  }
}
