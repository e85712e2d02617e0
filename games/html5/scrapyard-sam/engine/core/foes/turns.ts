import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { type Foe, isAttacking } from "./foe.ts";

/** Nobody holds the turn for longer than this without attacking. */
const LONGEST = 260;

/**
 * Who may attack. The rest keeps its distance: a crowd is fun to fight and no fun to be buried under.
 * After each attack there is a breath for everybody.
 */
export class Turns {
  /** Attackers at the same time. */
  most = 1;
  private rest = 50;
  private had = 0;

  step(brawl: BrawlState): void {
    let count = 0;
    for (const foe of brawl.foes) {
      if (!foe.hasTurn) continue;
      foe.waited = 0;
      if (++foe.turnAge > LONGEST && !isAttacking(foe)) foe.hasTurn = false;
      else count++;
    }
    if (count < this.had) this.rest = this.most > 1 ? 14 : 28;
    this.had = count;
    if (this.rest > 0) {
      this.rest--;
      return;
    }
    // Who lies on the floor is left alone.
    if (count >= this.most || brawl.hero.isHelpless) return;
    const next = this.next(brawl);
    if (!next) return;
    next.hasTurn = true;
    next.turnAge = 0;
    this.had = count + 1;
    this.rest = 22;
  }

  /** Whoever is ready has waited one step more; the one who has waited longest is next. */
  private next({ foes, bounds }: BrawlState): Foe | undefined {
    const { left, right } = bounds;
    let next: Foe | undefined;
    for (const foe of foes) {
      const isReady = foe.state === "free" && !foe.mind && !foe.hasTurn;
      if (!isReady || foe.x <= left || foe.x >= right) continue;
      foe.waited++;
      if (!next || foe.waited > next.waited) next = foe;
    }
    return next;
  }
}
