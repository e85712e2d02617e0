import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { foesOf } from "#html5/scrapyard-sam/engine/core/chapter.ts";
import type { Piece } from "./piece.ts";

const PULL = 3;
const LIFT_OFF = 60;
/** Who drops onto the load, and when. */
const crews: readonly (readonly [number, string])[] = [
  [110, "jack tinny"],
  [330, "lid jack"],
  [540, "tinny jack tinny"],
];
/** Pipes that are in the way: they pass over the load at knee height. */
const pipes: readonly number[] = [230, 450, 650];

/** A magnet carries a pallet through the air, with Sam on it and whoever drops in. */
export class Ride implements Piece {
  readonly kind = "ride";
  readonly inset = 110;
  readonly bars = 0;
  readonly limit: number;
  pull = 0;
  t = 0;
  /** Number of the first thing that was loaded. */
  private firstId = 0;

  constructor(to: number) {
    this.limit = to;
  }

  step(brawl: BrawlState): void {
    this.t++;
    const { bounds, camera } = brawl;
    if (this.t === 1) {
      this.firstId = brawl.place({ kind: "crate", x: camera + 240, z: 100, inside: "oil" }).id;
      brawl.place({ kind: "crate", x: camera + 700, z: 20, inside: "bolt" });
    }
    this.pull = this.t < LIFT_OFF ? 0 : Math.min(PULL, this.limit - camera);
    carry(brawl, this.pull, this.firstId);
    for (const [at, crew] of crews) if (this.t === at) drop(brawl, crew);
    if (!pipes.includes(this.t) || camera > this.limit - 200) return;
    brawl.sweep({ kind: "pipe", x: bounds.right + 120, z: 60, deep: 200, half: 14, high: 30, vx: -3.2 });
  }
}

/** All that is on the load travels with it. What lay on the ground stays there. */
function carry(brawl: BrawlState, by: number, firstId: number) {
  brawl.hero.x += by;
  for (const foe of brawl.foes) foe.x += by;
  for (const shot of brawl.shots) shot.x += by;
  for (const ring of brawl.rings) ring.x += by;
  for (const mark of brawl.marks) mark.x += by;
  // Things are numbered in the order in which they come: what is younger than the load fell onto it.
  for (const thing of brawl.things) if (thing.id >= firstId) thing.x += by;
}

function drop(brawl: BrawlState, crew: string) {
  const { left, right } = brawl.bounds;
  foesOf(crew, brawl.chapter.roster).forEach((kind, index) => {
    const x = left + ((right - left) * (index + 1)) / 4;
    brawl.spawn(kind, x, brawl.random.between(15, 105), 330);
  });
  brawl.emit("wave", brawl.hero);
}
