import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import type { Piece } from "./piece.ts";

/** Where the machine stands behind the place at which it was heard. */
const AWAY = 560;
const GEAR_EVERY = 118;
const HELPERS_EVERY = 420;
/** Valves and pistons, from the left edge of the screen that it fills. */
const valves = [
  { x: 250, z: 100 },
  { x: 520, z: 24 },
  { x: 800, z: 92 },
] as const;
const pistons = [
  { x: 380, z: 70, offset: 0 },
  { x: 660, z: 62, offset: 80 },
] as const;

/** The machine that makes the copies bars the way: knock off its three valves. */
export class Machine implements Piece {
  readonly kind = "machine";
  readonly pull = 0;
  readonly inset = 0;
  /** The camera's place in front of it. */
  readonly at: number;
  t = 0;
  bars = 0;
  limit: number;
  private state: "ahead" | "running" | "broken" = "ahead";

  constructor(from: number) {
    this.at = from + AWAY;
    this.limit = this.at;
  }

  step(brawl: BrawlState): void {
    if (this.t++ === 0) this.build(brawl);
    if (this.state === "broken" || brawl.camera < this.at - 1) return;
    if (this.state === "ahead") {
      this.state = "running";
      this.bars = valves.length;
    }
    let left = 0;
    for (const { kind } of brawl.things) if (kind === "valve") left++;
    if (left < this.bars) brawl.emit("phase", { x: this.at + 480, z: 120 }, { y: 150 });
    this.bars = left;
    if (left === 0) {
      this.fallApart(brawl);
      return;
    }
    const { hero, bounds } = brawl;
    if (this.t % GEAR_EVERY === 0) {
      brawl.sweep({ kind: "gear", x: bounds.right + 60, z: hero.z, deep: 26, half: 26, high: 44, vx: -5.6 });
      brawl.mark({ x: this.at + 480, z: hero.z, half: 480, deep: 24, left: 40, isLane: true });
      brawl.emit("tell", { x: bounds.right - 40, z: hero.z }, { y: 60 });
    }
    if (this.t % HELPERS_EVERY === 1 && brawl.foes.length < 2) {
      const foe = brawl.spawn("tinny", bounds.right + 40, 60);
      foe.isHelper = true;
    }
  }

  private build(brawl: BrawlState) {
    for (const { x, z } of valves) brawl.place({ kind: "valve", x: this.at + x, z });
    for (const { x, z, offset } of pistons)
      brawl.lay({ kind: "stamp", look: "press", x: this.at + x, z, half: 56, deep: 32, every: 170, offset });
  }

  private fallApart(brawl: BrawlState) {
    this.state = "broken";
    this.limit = Number.POSITIVE_INFINITY;
    brawl.stop("press");
    for (const { x } of valves) brawl.emit("boom", { x: this.at + x, z: 120 }, { amount: 120, y: 60 });
    for (const foe of brawl.foes)
      if (foe.isHelper) Object.assign(foe, { hp: 0, state: "broken", t: 0, vy: 8 });
  }
}
