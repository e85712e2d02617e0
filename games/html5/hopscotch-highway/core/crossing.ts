import type { Core } from "#kit/bot.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import { coinWorth, type Era, eraAt, eraserSpeed } from "./eras.ts";
import { type Action, type Hero, HOP, heroAt, newHero, ways } from "./hero.ts";
import { footing, HALF, isBlocked, isFlashing, isHit, type Row, sunk } from "./rows.ts";
import { Street } from "./street.ts";

export type Fate = "squashed" | "flung" | "splashed" | "erased";

export type CrossingEvent =
  | { kind: "hop"; streak: number }
  | { kind: "land" | "bump" | "bell" }
  | { kind: "coin"; x: number; row: number; worth: number }
  | { kind: "mark"; row: number }
  | { kind: "era"; era: Era }
  | { kind: Fate };

export type Snapshot = {
  time: number;
  eraser: number;
  hero: Hero;
  /** From two rows behind the hero to a few ahead. */
  rows: readonly Row[];
  fate: Fate | undefined;
};

/** How far the eraser falls behind a hero who hurries. */
const LEAD = 4.6;
/** How long the slapstick is seen before the result is. */
const FAREWELL = 70;
/** Rows that are laid ahead: a tall frame shows this many. */
const AHEAD = 34;
/** Rows from which the bell of a crossing is heard. */
const EARSHOT = 6;
const STREAK_STEPS = 26;
const MARK = 25;
const order: readonly Action[] = ["up", "left", "right", "down"];

/** Core of Hopscotch Highway, a road-crossing game. One go: hop as many rows as you can before something flat, fast or wet. */
export class Crossing implements Core<Action, Snapshot> {
  readonly hero = newHero();
  readonly street: Street;
  time = 0;
  /** Steps of play, the title not counted. */
  steps = 0;
  score = 0;
  coins = 0;
  /** The eraser has wiped everything up to here, in rows. */
  eraser = -LEAD;
  fate: Fate | undefined;
  /** Steps since the fate struck. */
  farewell = 0;
  private eraserPace = eraserSpeed(0);
  private wish: Action | undefined;
  private streak = 0;
  private sinceHop = 999;
  private hasBegun = false;

  constructor(random: Random) {
    this.street = new Street(random);
    this.street.extend(AHEAD);
  }

  get isOver(): boolean {
    return this.farewell > FAREWELL;
  }

  /** Lets the traffic flow on after the end. Before the first step it stands still: a tape knows nothing of the title. */
  idle(): void {
    if (this.isOver) this.time++;
  }

  step(controls: Controls<Action>): CrossingEvent[] {
    this.time++;
    this.steps++;
    if (this.fate) {
      this.farewell++;
      return [];
    }
    const events: CrossingEvent[] = [];
    this.sinceHop++;
    this.hero.sinceBump++;
    // A press in the air is kept for the landing; the newest counts.
    this.wish = pressedWay(controls) ?? this.wish;
    if (this.hero.hop > 0 && --this.hero.hop === 0) this.land(events);
    if (this.hero.hop === 0 && !this.fate) {
      this.ride(events);
      if (this.wish && !this.fate) this.hop(this.wish, events);
    }
    if (!this.fate) this.meetTraffic(events);
    this.moveEraser(events);
    this.ringBells(events);
    return events;
  }

  snapshot(): Snapshot {
    const { time, eraser, hero, street, fate } = this;
    const rows = street.rows.filter(({ index }) => index >= hero.row - 2 && index <= hero.row + 7);
    return { time, eraser, hero, rows, fate };
  }

  private hop(way: Action, events: CrossingEvent[]) {
    const { hero, street } = this;
    this.wish = undefined;
    hero.facing = way;
    const { dx, dz } = ways[way];
    const target = street.at(hero.row + dz);
    const here = street.at(hero.row);
    const drift = dz === 0 && here?.kind === "river" ? here.way * here.speed * HOP : 0;
    const wanted = hero.x + dx + drift;
    if (!target || isBlocked(target, Math.round(wanted)) || Math.abs(Math.round(wanted)) > HALF) {
      hero.sinceBump = 0;
      events.push({ kind: "bump" });
      return;
    }
    // Aimed at where the raft will be, so that the landing does not jerk.
    const place = footing(target, wanted, this.time + HOP);
    hero.fromX = hero.x;
    hero.fromRow = hero.row;
    hero.x = place?.x ?? wanted;
    hero.row += dz;
    hero.hop = HOP;
    hero.raft = undefined;
    this.hasBegun = true;
    this.streak = way === "up" && this.sinceHop < STREAK_STEPS ? this.streak + 1 : 0;
    this.sinceHop = 0;
    events.push({ kind: "hop", streak: this.streak });
  }

  private land(events: CrossingEvent[]) {
    const { hero, street } = this;
    const row = street.at(hero.row);
    const place = row && footing(row, hero.x, this.time);
    hero.fromX = hero.x;
    hero.fromRow = hero.row;
    if (!row || !place) {
      this.end("splashed", events);
      return;
    }
    hero.x = place.x;
    hero.fromX = place.x;
    hero.raft = place.raft;
    if (place.raft?.isFloe && sunk(place.raft, this.time) === 0) place.raft.steppedOn = this.time;
    events.push({ kind: "land" });
    this.pickUp(row, events);
    if (hero.row > this.score) this.advance(events);
  }

  private pickUp(row: Row, events: CrossingEvent[]) {
    const column = Math.round(this.hero.x);
    if (!row.coins.includes(column)) return;
    row.coins = row.coins.filter((coin) => coin !== column);
    const worth = coinWorth(row.index);
    this.coins += worth;
    events.push({ kind: "coin", x: column, row: row.index, worth });
  }

  private advance(events: CrossingEvent[]) {
    const before = eraAt(this.score);
    this.score = this.hero.row;
    this.eraserPace = eraserSpeed(this.score);
    const era = eraAt(this.score);
    if (era.from !== before.from) events.push({ kind: "era", era });
    if (this.score % MARK === 0) events.push({ kind: "mark", row: this.score });
    this.street.extend(this.score + AHEAD);
    this.street.trim(Math.floor(this.eraser) - 6);
  }

  private ride(events: CrossingEvent[]) {
    const { hero } = this;
    const row = this.street.at(hero.row);
    if (row?.kind !== "river" || !hero.raft) return;
    hero.x += row.way * row.speed;
    hero.fromX = hero.x;
    if (sunk(hero.raft, this.time) >= 1 || Math.abs(hero.x) > HALF + 1.1) this.end("splashed", events);
  }

  private meetTraffic(events: CrossingEvent[]) {
    const { x, z } = heroAt(this.hero);
    const row = this.street.at(Math.round(z));
    if (row && isHit(row, x, this.time)) this.end(row.kind === "rail" ? "flung" : "squashed", events);
  }

  private moveEraser(events: CrossingEvent[]) {
    // Nobody is chased before the first hop.
    if (!this.hasBegun) return;
    const { z } = heroAt(this.hero);
    this.eraser += this.eraserPace;
    const behind = z - LEAD - this.eraser;
    if (behind > 0) this.eraser += behind * 0.09;
    if (!this.fate && z < this.eraser + 0.35) this.end("erased", events);
  }

  private ringBells(events: CrossingEvent[]) {
    const { hero, street, time } = this;
    for (let index = hero.row - EARSHOT; index <= hero.row + EARSHOT; index++) {
      const row = street.at(index);
      if (row?.kind !== "rail" || !isFlashing(row, time) || isFlashing(row, time - 1)) continue;
      events.push({ kind: "bell" });
      return;
    }
  }

  private end(fate: Fate, events: CrossingEvent[]) {
    this.fate = fate;
    events.push({ kind: fate });
  }
}

function pressedWay(controls: Controls<Action>): Action | undefined {
  for (const way of order) if (controls.pressed(way)) return way;
  return undefined;
}
