import { createControls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import { fixed } from "#kit/together/checkpoint.ts";
import { type Action, Arena, type ArenaEvent, ROUND_STEPS } from "./arena.ts";
import { type Runner, SHIELD_STEPS, type Spot } from "./runner.ts";
import type { Level } from "./skills.ts";

/** Steps until a runner that is out is back, person or computer. */
const BACK_STEPS = 90;
/** A line that was cut counts as much as this share of the land. */
const CUT_SHARE = 0.01;

const resting = createControls<Action>();

/** Arena without a hero: everybody is steered from outside, or by the computer. Its checkpoints are small. */
export class SeatedArena extends Arena {
  constructor(random: Random, levels: readonly Level[], minutes: number) {
    super({ random, levels, hasHero: false });
    for (const runner of this.runners) runner.shield = SHIELD_STEPS;
    // The bell rings at a fixed time, so a round of another length begins at another time.
    this.time = ROUND_STEPS - minutes * 60 * 60;
    const { seen, queue, found } = this.field;
    for (const notes of [seen, queue, found]) fixed(notes);
    // Everybody looks at the few sparks in every step: that costs less than a map of them in every checkpoint.
    fixed(this.sparkCells.fill(1));
  }

  advance(): ArenaEvent[] {
    return this.step(resting);
  }

  /** Land in per cent, and one for each line that was cut. */
  pointsOf(runner: Runner): number {
    return Math.round((this.shareOf(runner) + runner.knockouts * CUT_SHARE) * 1000) / 10;
  }

  override ranking(): Runner[] {
    return this.runners.toSorted((a, b) => this.pointsOf(b) - this.pointsOf(a));
  }

  protected override leader(): Runner | undefined {
    return this.ranking()[0];
  }

  /** The field is made for thirteen: a few begin nearer to its middle, where they meet. */
  protected override anywhere(reach: number): Spot {
    return super.anywhere(reach * Math.min(1, 0.4 + this.runners.length * 0.075));
  }

  protected override setSparks(sparks: readonly Spot[]): void {
    this.sparks = sparks;
  }

  protected override waitOut(runner: Runner): void {
    if (++runner.sinceOut >= BACK_STEPS) this.spawn(runner);
  }

  /** The notes of floods are not part of a checkpoint, so each claim begins with none. */
  protected override close(runner: Runner): void {
    this.field.seen.fill(0);
    this.field.stamp = 0;
    super.close(runner);
  }
}
