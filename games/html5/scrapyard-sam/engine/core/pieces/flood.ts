import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import type { Piece } from "./piece.ts";

const FIRST = 70;
const EVERY = 128;
const SPEED = 6.4;
/** How fast the water pulls back whoever stands in it. */
const CURRENT = 0.7;

/** The sea comes over the wall: against the water, and over every wave. */
export class Flood implements Piece {
  readonly kind = "flood";
  readonly pull = 0;
  readonly inset = 0;
  readonly bars = 0;
  readonly limit: number;
  t = 0;
  private rolled = 0;

  constructor(to: number) {
    this.limit = to;
  }

  step(brawl: BrawlState): void {
    const { hero, bounds, camera } = brawl;
    if (this.t++ === 0)
      for (let x = camera + 1100; x < this.limit + 500; x += 190)
        brawl.place({ kind: "bolt", x, z: 20 + ((x / 19) % 5) * 20 });
    if (hero.y === 0) hero.x -= CURRENT;
    if (this.t < FIRST || (this.t - FIRST) % EVERY !== 0) return;
    // Every third one brings a second along.
    const count = this.rolled++ % 3 === 2 ? 2 : 1;
    for (let i = 0; i < count; i++)
      brawl.sweep({
        kind: "wave",
        x: bounds.right + 90 + i * 330,
        z: 60,
        deep: 200,
        half: 26,
        high: 30,
        vx: -SPEED,
      });
  }
}
