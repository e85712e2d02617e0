import type { Core } from "./bot.ts";
import { createControls, type Move } from "./input/controls.ts";
import { createRandom, type Random } from "./random.ts";

/** Steps between seeing something and doing something about it: 400 to 600 milliseconds. */
const REACTION_STEPS = [24, 36] as const;
/** How often a hand does something else than was meant. */
const MISS_CHANCE = 0.25;
/** By how much of its length a timed press comes out too short or too long. */
const TIMING_ERROR = 0.2;

/** What somebody means to do next: held until the next thought, or for a number of steps and then let go. */
export type Intent<Action extends string> = Move<Action> & { steps?: number };

/** What a newcomer knows of a game: which keys there are, and what to do with what is seen. */
export type Habits<Action extends string, Snapshot> = {
  keys: readonly [Action, ...Action[]];
  choose(snapshot: Snapshot, random: Random): Intent<Action>;
};

/**
 * Clumsy bot: somebody who has just learnt the keys. It looks, acts half a second later, presses a wrong key or none every fourth time, and is
 * off by a fifth in what it times. Seeded, so that a test sees the same hands every time.
 */
export class ClumsyBot<Action extends string, Snapshot> {
  private readonly habits: Habits<Action, Snapshot>;
  private readonly random: Random;
  private now: Move<Action> = {};
  private next: Intent<Action> | undefined;
  /** Steps until the next intent becomes a press, and until a timed press ends. */
  private delay = 0;
  private left = 0;

  constructor(habits: Habits<Action, Snapshot>, seed: number) {
    this.habits = habits;
    this.random = createRandom(seed);
  }

  act(snapshot: Snapshot): Move<Action> {
    if (this.left > 0) {
      if (--this.left === 0) this.now = {};
      return this.now;
    }
    if (!this.next) {
      this.next = this.intend(snapshot);
      this.delay = this.random.int(...REACTION_STEPS);
    }
    if (--this.delay > 0) return this.now;
    const { steps, ...move } = this.next;
    this.next = undefined;
    this.now = move;
    if (steps !== undefined) {
      const error = 1 + this.random.between(-TIMING_ERROR, TIMING_ERROR);
      this.left = Math.max(1, Math.round(steps * error));
    }
    return this.now;
  }

  private intend(snapshot: Snapshot): Intent<Action> {
    const { random, habits } = this;
    const meant = habits.choose(snapshot, random);
    if (!random.chance(MISS_CHANCE)) return meant;
    const wrong: Intent<Action> = random.chance(0.5) ? { held: [random.pick(habits.keys)] } : {};
    return meant.steps === undefined ? wrong : { ...wrong, steps: meant.steps };
  }
}

/** Plays a core with clumsy hands until it is decided; gives the number of steps. */
export function playClumsily<Action extends string, Snapshot>(
  core: Core<Action, Snapshot>,
  bot: ClumsyBot<Action, Snapshot>,
  isDecided: () => boolean,
  maxSteps: number,
): number {
  const controls = createControls<Action>();
  for (let step = 0; step < maxSteps; step++) {
    if (isDecided()) return step;
    controls.feed(bot.act(core.snapshot()));
    core.step(controls);
  }
  return maxSteps;
}

/** A rung of a game, as a clumsy bot of this seed fares on it. */
export type Rung = { name: string; isWon(seed: number): boolean };

/** The two ends of a game: newcomers win the first rung, and the last one asks for more. */
export type Newcomer = { game: string; first: readonly Rung[]; last: Rung };
