import { DEPTH } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { hurtHero } from "#html5/scrapyard-sam/engine/core/hero/hero-hits.ts";
import type { Blow } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import { clamp } from "#kit/ease.ts";
import type { Piece } from "./piece.ts";

/** How far the jaws of the crusher reach into the screen. */
export const JAWS = 92;
const PULL = 2.6;
const BITE: Blow = { damage: 9, push: 9, lift: 7, stop: 8, force: "heavy" };
const CUBE: Blow = { damage: 7, push: 4, lift: 5, stop: 6, force: "heavy" };
const CUBE_EVERY = 96;
const CUBE_FALLS = 46;
const BOLT_EVERY = 150;

/** The crusher comes from behind and eats the way: run, and mind what it spits ahead. */
export class Chase implements Piece {
  readonly kind = "chase";
  readonly inset = 0;
  readonly bars = 0;
  readonly limit: number;
  pull = 0;
  t = 0;
  private readonly from: number;

  constructor(from: number, to: number) {
    this.from = from;
    this.limit = to;
  }

  step(brawl: BrawlState): void {
    const { hero, camera } = brawl;
    if (this.t++ === 0) this.scatter(brawl);
    // It needs a moment to get going, so that the card can be read.
    this.pull = this.t < 60 ? 0 : PULL;
    if (hero.x < camera + JAWS && this.t > 90) hurtHero(brawl, BITE, 1);
    if (this.t % 40 === 0 && this.pull > 0) brawl.emit("pound", { x: camera + 40, z: 10 }, { amount: 60 });
    if (this.t % CUBE_EVERY === 0 && camera < this.limit - 420) spit(brawl);
  }

  /** Bolts along the way, for those who dare to leave the straight line. */
  private scatter(brawl: BrawlState) {
    let z = 24;
    for (let x = this.from + 900; x < this.limit + 400; x += BOLT_EVERY) {
      brawl.place({ kind: "bolt", x, z });
      z = DEPTH - z;
    }
  }
}

function spit(brawl: BrawlState) {
  const { hero, bounds, random } = brawl;
  const x = clamp(hero.x + random.between(90, 330), bounds.left + 200, bounds.right - 60);
  const z = random.between(16, DEPTH - 16);
  brawl.mark({ x, z, half: 52, deep: 26, left: CUBE_FALLS });
  brawl.shoot({ kind: "junk", x, z, y: 362, vx: 0, gravity: 0.35, isSolid: true, blow: CUBE });
  brawl.emit("tell", { x, z }, { y: 120 });
}
