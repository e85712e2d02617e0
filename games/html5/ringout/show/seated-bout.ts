import { type ArenaId, arenaIds } from "#html5/ringout/core/arenas.ts";
import { type CharacterId, characterIds, characters } from "#html5/ringout/core/characters.ts";
import type { MatchEvent } from "#html5/ringout/core/events.ts";
import { Match, SLOWNESS } from "#html5/ringout/core/match.ts";
import type { Pad } from "#html5/ringout/core/pad.ts";
import { Mind } from "#html5/ringout/mind/mind.ts";
import { type Level, skills } from "#html5/ringout/mind/skills.ts";
import type { Random } from "#kit/random.ts";
import { fixed } from "#kit/together/checkpoint.ts";
import { type PickEvent, Picks } from "#kit/together/picks.ts";
import type { SeatControls, SeatedCore } from "#kit/together/seated.ts";
import { rules } from "./house-rules.ts";
import { LIVES } from "./ladder.ts";
import { scoresOf } from "./seated-scores.ts";

export const seatActions = ["left", "right", "up", "down", "jump", "attack", "special", "guard"] as const;
export type SeatAction = (typeof seatActions)[number];

/** What the host chooses. */
export type BoutOptions = { arena: ArenaId | "any"; rule: string; level: Level };

/** What happened in a step, for eyes and ears. */
export type BoutEvent = MatchEvent | PickEvent | { kind: "begin" };

/** A bout that nobody ends is ended. */
const LONGEST = 8 * 60 * 60;
/** Where only computers are left to fight, nobody wants to watch them for longer. */
const ALONE_STEPS = 3 * 60;

for (const { moves } of Object.values(characters)) if (moves.special.shot) fixed(moves.special.shot);

/** Core of a bout that several people fight from machines of their own: everybody picks a fighter, then they fight. */
export class SeatedBout implements SeatedCore<SeatAction> {
  readonly arena: ArenaId;
  readonly picks: Picks<CharacterId>;
  /** Seats that the computer plays. */
  readonly away: boolean[];
  match: Match | undefined;
  /** How many parts of a slow step have passed. */
  slow = 0;
  /** The time of the fight at which each was out for good. */
  private readonly outAt: number[];
  /** Steps since the last person was out. */
  private alone = 0;
  private minds: Mind[] = [];
  private readonly options: BoutOptions;
  private readonly random: Random;

  constructor(random: Random, options: BoutOptions, seats: number) {
    this.random = random;
    this.options = fixed({ ...options });
    this.arena = options.arena === "any" ? random.pick<ArenaId>(arenaIds) : options.arena;
    this.picks = new Picks(characterIds, random.shuffle(characterIds).slice(0, seats), false);
    this.away = this.picks.chosen.map(() => false);
    this.outAt = this.picks.chosen.map(() => Number.POSITIVE_INFINITY);
  }

  get isOver(): boolean {
    const { match } = this;
    return match !== undefined && (match.isOver || match.time >= LONGEST || this.alone >= ALONE_STEPS);
  }

  get scores(): readonly number[] {
    return this.match ? scoresOf(this.match, this.outAt) : this.away.map(() => 0);
  }

  step(controls: readonly SeatControls<SeatAction>[]): BoutEvent[] {
    if (this.isOver) return [];
    controls.forEach(({ isAway }, seat) => {
      this.away[seat] = isAway;
    });
    return this.match ? this.fight(this.match, controls) : this.choose(controls);
  }

  private choose(controls: readonly SeatControls<SeatAction>[]): BoutEvent[] {
    const events: BoutEvent[] = this.picks.step(controls, "attack", "special");
    if (!this.picks.isDone) return events;
    this.begin();
    return [...events, { kind: "begin" }];
  }

  private begin() {
    const { random, options, arena } = this;
    const rule = rules.find(({ id }) => id === options.rule)?.rule ?? { kind: "stocks", stocks: LIVES };
    const entrants = this.picks.chosen.map((kind) => ({ kind }));
    this.match = new Match(fixed({ arena, entrants, rule }), random);
    for (const { slab } of this.match.platforms) fixed(slab);
    this.minds = this.away.map(() => new Mind(fixed(skills[options.level]), random));
  }

  private fight(match: Match, controls: readonly SeatControls<SeatAction>[]): BoutEvent[] {
    this.slow = match.isSlow ? (this.slow + 1) % SLOWNESS : 0;
    if (this.slow > 0) return [];
    const pads = controls.map((keys, seat) =>
      keys.isAway ? (this.minds[seat]?.pad(match, seat) ?? padOf(keys)) : padOf(keys),
    );
    const events = match.step(pads);
    for (const { seat, stocks } of match.fighters)
      if (stocks <= 0) this.outAt[seat] = Math.min(this.outAt[seat] ?? 0, match.time);
    const people = match.fighters.filter(({ seat }) => !this.away[seat]);
    const areOut = people.length > 0 && people.every(({ stocks }) => stocks <= 0);
    this.alone = areOut && match.phase === "live" ? this.alone + 1 : 0;
    return events;
  }
}

function padOf(keys: SeatControls<SeatAction>): Pad {
  return {
    x: Number(keys.held("right")) - Number(keys.held("left")),
    y: Number(keys.held("down")) - Number(keys.held("up")),
    jump: keys.held("jump"),
    attack: keys.held("attack"),
    special: keys.held("special"),
    guard: keys.held("guard"),
  };
}
