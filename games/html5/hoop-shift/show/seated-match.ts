import { Match, SLOWNESS } from "#html5/hoop-shift/core/match.ts";
import type { MatchEvent } from "#html5/hoop-shift/core/match-events.ts";
import { Mind } from "#html5/hoop-shift/core/mind.ts";
import type { Pad } from "#html5/hoop-shift/core/player.ts";
import { BEGINNER, rivalAt, rivals, type Venue } from "#html5/hoop-shift/core/rivals.ts";
import type { Random } from "#kit/random.ts";
import { fixed } from "#kit/together/checkpoint.ts";
import { type PickEvent, Picks } from "#kit/together/picks.ts";
import type { SeatControls, SeatedCore } from "#kit/together/seated.ts";
import { levels } from "./seated-options.ts";

export const seatActions = ["left", "right", "shoot", "grab"] as const;
export type SeatAction = (typeof seatActions)[number];

/** What the host chooses. */
export type MatchOptions = { venue: Venue | "any"; level: string };

/** What happened in a step, for eyes and ears. */
export type SeatedEvent = MatchEvent | PickEvent | { kind: "begin" };

/** Whose looks can be chosen: the rookie's (-1), or those of somebody of the ladder. */
const looks = [-1, ...rivals.keys()];
const venues = ["playground", "rooftop", "gym", "harbour"] as const;
/** A match that nobody ends is a draw. */
const LONGEST = 6 * 60 * 60;

fixed(BEGINNER);

/** Core of a match of two people at machines of their own: both pick a look, then they play with equal bodies. */
export class SeatedMatch implements SeatedCore<SeatAction> {
  readonly venue: Venue;
  readonly picks: Picks<number>;
  /** Seats that the computer plays. */
  readonly away: [boolean, boolean] = [false, false];
  match: Match | undefined;
  /** Steps of play. */
  age = 0;
  /** How many parts of a slow step have passed. */
  slow = 0;
  private minds: Mind[] = [];
  private readonly options: MatchOptions;
  private readonly random: Random;

  constructor(random: Random, options: MatchOptions) {
    this.random = random;
    this.options = fixed({ ...options });
    this.venue = options.venue === "any" ? random.pick<Venue>(venues) : options.venue;
    this.picks = new Picks(looks, random.shuffle(looks).slice(0, 2), true);
  }

  get isOver(): boolean {
    return this.match?.isOver === true || this.age >= LONGEST;
  }

  get scores(): readonly number[] {
    return this.match?.score ?? [0, 0];
  }

  step(controls: readonly SeatControls<SeatAction>[]): SeatedEvent[] {
    if (this.isOver) return [];
    for (const seat of [0, 1] as const) this.away[seat] = controls[seat]?.isAway ?? true;
    return this.match ? this.play(this.match, controls) : this.choose(controls);
  }

  private choose(controls: readonly SeatControls<SeatAction>[]): SeatedEvent[] {
    const events: SeatedEvent[] = this.picks.step(controls, "shoot", "grab");
    if (!this.picks.isDone) return events;
    const { random } = this;
    this.match = new Match([BEGINNER, BEGINNER], random);
    this.match.attack = random.pick([0, 1]);
    const level = levels.find(({ id }) => id === this.options.level);
    const temper = fixed(rivalAt(level?.rung ?? 0).temper);
    this.minds = [new Mind(temper, random), new Mind(temper, random)];
    return [...events, { kind: "begin" }];
  }

  private play(match: Match, controls: readonly SeatControls<SeatAction>[]): SeatedEvent[] {
    this.age++;
    this.slow = match.isSlow ? (this.slow + 1) % SLOWNESS : 0;
    if (this.slow > 0) return [];
    return match.step([this.padOf(0, match, controls[0]), this.padOf(1, match, controls[1])]);
  }

  private padOf(seat: 0 | 1, match: Match, keys: SeatControls<SeatAction> | undefined): Pad {
    const mind = this.minds[seat];
    if (mind && (!keys || keys.isAway)) return mind.pad(match, seat);
    return {
      way: Number(keys?.held("right")) - Number(keys?.held("left")),
      shoot: keys?.held("shoot") ?? false,
      grab: keys?.held("grab") ?? false,
    };
  }
}
