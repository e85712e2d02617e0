import type { Core } from "#kit/bot.ts";
import type { Random } from "#kit/random.ts";
import type { AnyRules } from "#kit/records/rules.ts";
import { type Choice, type Chosen, withChoices } from "./choices.ts";
import type { RaceTerms } from "./race-terms.ts";
import type { AnySeatedRules, SeatControls, SeatedCore } from "./seated.ts";

const MOST_RACERS = 8;
const STEPS_PER_MINUTE = 60 * 60;
const MAX_MINUTES = 3;
/** A run whose racer is away for so long is over; nobody waits for it any longer. */
const AWAY_STEPS = 30 * 60;

export type RacedRun = Pick<Core<string, unknown>, "score" | "isOver">;

type RunPart = {
  readonly run: () => RacedRun;
  /** Makes a step of the run. */
  readonly advance: (controls: SeatControls<string>) => unknown;
};

/** One seat of a race: a run of the game, as for one player. */
export class RaceSeat implements SeatedCore<string> {
  private readonly part: RunPart;
  private readonly maxSteps: number;
  private readonly scoreOf: (run: RacedRun) => number;
  private steps = 0;
  private awaySteps = 0;

  constructor(part: RunPart, { maxSteps, scoreOf }: RaceTerms, chosen: Chosen) {
    this.part = part;
    this.maxSteps = maxSteps(chosen);
    this.scoreOf = (run) => (scoreOf ? scoreOf(run, chosen) : run.score);
  }

  get isOver(): boolean {
    return this.part.run().isOver || this.steps >= this.maxSteps || this.awaySteps >= AWAY_STEPS;
  }

  get scores(): readonly number[] {
    return [this.scoreOf(this.part.run())];
  }

  step([controls]: readonly SeatControls<string>[]): unknown {
    if (!controls) return undefined;
    // Nobody sits here.
    if (controls.isAway && this.steps === 0) this.awaySteps = AWAY_STEPS;
    this.awaySteps = controls.isAway ? this.awaySteps + 1 : 0;
    this.steps++;
    return this.part.advance(controls);
  }
}

/** A seat whose run is not drawn by itself. */
export class GhostSeat extends RaceSeat {
  readonly core: Core<string, unknown>;

  constructor(core: Core<string, unknown>, terms: RaceTerms, chosen: Chosen) {
    super({ run: () => core, advance: (controls) => core.step(controls) }, terms, chosen);
    this.core = core;
  }
}

/** Seats for a game of runs: all have a run of their own on the same seed, and see the others as ghosts. */
export function raceOf(
  rules: AnyRules,
  { choices = [], ...terms }: Partial<RaceTerms> & { readonly choices?: readonly Choice[] } = {},
): AnySeatedRules & { readonly race: RaceTerms } {
  const race = { maxSteps: () => MAX_MINUTES * STEPS_PER_MINUTE, ...terms };
  return {
    slug: rules.slug,
    actions: rules.actions,
    netcode: "race",
    seats: { least: 2, most: MOST_RACERS },
    hasComputers: false,
    ...withChoices(choices),
    race,
    create(random: Random, chosen: Chosen) {
      const options = race.runOptions?.(chosen) ?? rules.firstOptions ?? null;
      return new GhostSeat(rules.create(random, options), race, chosen);
    },
  };
}

/** Seats for runs without a finish: the race ends with the last crash, or when its time is up. */
export function endlessRaceOf(rules: AnyRules): AnySeatedRules {
  const minutes = [MAX_MINUTES, 1].map((value) => ({
    value,
    label: value === 1 ? "1 minute" : `${value} minutes`,
  }));
  return raceOf(rules, {
    choices: [{ key: "minutes", label: "Longest run", values: minutes }],
    maxSteps: (chosen) => Number(chosen["minutes"]) * STEPS_PER_MINUTE,
  });
}
