import type { Core } from "#kit/bot.ts";
import type { Random } from "#kit/random.ts";
import type { AnyRules } from "#kit/records/rules.ts";
import type { Json } from "#kit/records/tape.ts";
import type { AnySeatedRules, SeatControls, SeatedCore } from "./seated.ts";

const MOST_RACERS = 8;

type Run = Pick<Core<string, unknown>, "score" | "isOver">;

/** One seat of a race: a run of the game, as for one player. */
export class RaceSeat implements SeatedCore<string> {
  private readonly run: () => Run;
  private readonly advance: (controls: SeatControls<string>) => unknown;

  /** `run` is what counts, `advance` makes a step of it. */
  constructor(run: () => Run, advance: (controls: SeatControls<string>) => unknown) {
    this.run = run;
    this.advance = advance;
  }

  get isOver(): boolean {
    return this.run().isOver;
  }

  get scores(): readonly number[] {
    return [this.run().score];
  }

  step([controls]: readonly SeatControls<string>[]): unknown {
    return controls && this.advance(controls);
  }
}

/** A seat whose run is not drawn by itself. */
export class GhostSeat extends RaceSeat {
  readonly core: Core<string, unknown>;

  constructor(core: Core<string, unknown>) {
    super(
      () => core,
      (controls) => core.step(controls),
    );
    this.core = core;
  }
}

/** Seats for a game of runs: everybody has a run of their own on the same seed, and sees the others as ghosts. */
export function raceOf(rules: AnyRules, options: Json = rules.firstOptions ?? null): AnySeatedRules {
  return {
    slug: rules.slug,
    actions: rules.actions,
    netcode: "race",
    seats: { least: 2, most: MOST_RACERS },
    hasComputers: false,
    isOptions: rules.isOptions,
    firstOptions: options,
    create: (random: Random, chosen: Json) => new GhostSeat(rules.create(random, chosen)),
  };
}
