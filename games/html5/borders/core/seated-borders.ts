import type { Random } from "#kit/random.ts";
import type { SeatControls, SeatedCore } from "#kit/together/seated.ts";
import { type Action, type ArenaEvent, keyedHeading, pointedHeading } from "./arena.ts";
import type { Runner } from "./runner.ts";
import { SeatedArena } from "./seated-arena.ts";
import type { Level } from "./skills.ts";

/** What the host chooses. */
export type BordersOptions = { minutes: number; level: Level };

/** Core of a round of Borders that several people run from machines of their own. Seat 0 is the runner with the id 1. */
export class SeatedBorders implements SeatedCore<Action> {
  readonly arena: SeatedArena;
  private readonly level: Level;

  constructor(random: Random, { minutes, level }: BordersOptions, seats: number) {
    this.level = level;
    this.arena = new SeatedArena(random, Array<Level>(seats).fill(level), minutes);
  }

  get isOver(): boolean {
    return this.arena.isOver;
  }

  get scores(): readonly number[] {
    return this.arena.runners.map((runner) => this.arena.pointsOf(runner));
  }

  step(controls: readonly SeatControls<Action>[]): ArenaEvent[] {
    if (this.isOver) return [];
    for (const [seat, runner] of this.arena.runners.entries()) {
      const keys = controls[seat];
      if (!keys || keys.isAway) this.letComputer(runner);
      else steerBy(runner, keys);
    }
    return this.arena.advance();
  }

  private letComputer(runner: Runner) {
    if (runner.level) return;
    runner.level = this.level;
    // What it meant to do before somebody else steered it is long past.
    Object.assign(runner, { goals: [], isFleeing: false });
  }
}

function steerBy(runner: Runner, keys: SeatControls<Action>) {
  runner.level = undefined;
  runner.wish = keyedHeading(keys) ?? pointedHeading(keys) ?? runner.wish;
}
