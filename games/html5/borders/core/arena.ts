import type { Core } from "#kit/bot.ts";
import { atan2, cos, hypot, sin } from "#kit/exact-math.ts";
import { compassWay } from "#kit/input/compass.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import { cellAt, Field, MIDDLE, RADIUS, SIZE } from "./field.ts";
import { think } from "./mind.ts";
import { names } from "./names.ts";
import {
  isNear,
  newRunner,
  type Runner,
  SHIELD_STEPS,
  type Spot,
  STREAK_STEPS,
  speedOf,
  steer,
  TURN,
  turnTo,
} from "./runner.ts";
import { danger, isFree, nearestHome } from "./senses.ts";
import { type Level, skills } from "./skills.ts";

export type Action = "left" | "right" | "up" | "down";
export type ArenaEvent =
  | { kind: "claim"; who: Runner; cells: number; streak: number }
  | { kind: "out"; who: Runner; by: Runner; x: number; y: number; how: "cut" | "tripped" | "swallowed" }
  | { kind: "spawn"; who: Runner }
  | { kind: "spark"; who: Runner; x: number; y: number }
  | { kind: "sparks" | "rush" | "tick" | "bell" };

/** What a bot may know of the one it steers. */
export type Snapshot = {
  hero: Spot & { heading: number; isOut: boolean; isHome: boolean; line: number };
  /** The way to the nearest land of the hero's own. */
  home: (Spot & { distance: number }) | undefined;
  /** How near the nearest rival is to the hero's line; null when there is none to cut. */
  danger: number | null;
  /** Whether a step or two in each of the eight directions keeps clear of the hero's own line; 0 is right, then clockwise. */
  clear: readonly boolean[];
  middle: Spot;
  percent: number;
  rank: number;
  secondsLeft: number;
};

export const RIVALS = 12;
export const ROUND_STEPS = 60 * 180;
/** Something new at minute one: sparks to run for. */
export const SPARKS_FROM = 60 * 55;
export const RUSH_FROM = ROUND_STEPS - 60 * 40;
const RUSH = 1.14;
/** Who holds half of the land has won. */
export const SWEEP = 0.5;
const PATCH = 5;
const BOOST_STEPS = 60 * 4;
const MOST_SPARKS = 9;
/** Cells from which a spark is caught. */
const SPARK_REACH = 1.8;
/** Steps until someone who is out is back. */
const BACK = { hero: 75, rival: 200 };
/** The last picture stands for a moment before the result. */
const FAREWELL = 100;
/** Cells of one's own line, counted from its end, that are too fresh to trip over. */
const FRESH = 9;

/** Cells to either side of the hero, and above and below, within which every step is seen. */
const SIGHT = { across: 46, down: 30 };
/** Steps at once of rivals out of sight. Thoughts come in even numbers of steps, and nobody leaps over a cell in so few. */
const TURN_STEPS = 2;

type Options = {
  random: Random;
  /** One rival for each. */
  levels: readonly Level[];
  /** Rivals alone, for measuring them. */
  hasHero?: boolean;
};

/** Core of Borders, a land-claiming game against bots: the rules of lines, loops, land and the bell. */
export class Arena implements Core<Action, Snapshot> {
  readonly field = new Field();
  readonly runners: Runner[] = [];
  readonly hero: Runner | undefined;
  sparks: readonly Spot[] = [];
  /** 1 for cells from which a spark may be in reach: all others need no look at the sparks. */
  protected readonly sparkCells = new Uint8Array(SIZE * SIZE);
  time = 0;
  winner: Runner | undefined;
  private sinceEnd = 0;
  readonly random: Random;
  private events: ArenaEvent[] = [];

  constructor({ random, levels, hasHero = true }: Options) {
    this.random = random;
    const called = random.shuffle(names);
    if (hasHero) this.hero = newRunner(1, "You", undefined);
    if (this.hero) {
      this.hero.shield = SHIELD_STEPS;
      this.runners.push(this.hero);
    }
    for (const level of levels) {
      const id = this.runners.length + 1;
      this.runners.push(newRunner(id, called[id] ?? `Rival ${id}`, level));
    }
    for (const runner of this.runners) this.spawn(runner);
  }

  /** All rivals play at this strength from now on. */
  setLevel(level: Level): void {
    for (const runner of this.runners) if (runner !== this.hero) runner.level = level;
  }

  get score(): number {
    return this.hero ? Math.round((this.hero.peak / this.field.total) * 1000) / 10 : 0;
  }

  get isOver(): boolean {
    return this.sinceEnd > FAREWELL;
  }

  get isRush(): boolean {
    return this.time >= RUSH_FROM;
  }

  shareOf(runner: Runner): number {
    return this.field.landOf(runner.id) / this.field.total;
  }

  /** Who owns the most comes first. */
  ranking(): Runner[] {
    return this.runners.toSorted((a, b) => this.field.landOf(b.id) - this.field.landOf(a.id));
  }

  protected leader(): Runner | undefined {
    let lead: Runner | undefined;
    let most = -1;
    for (const runner of this.runners) {
      const land = this.field.landOf(runner.id);
      if (land <= most) continue;
      lead = runner;
      most = land;
    }
    return lead;
  }

  /** A pointer that is down shows the way on the compass; keys come before it. */
  step(controls: Controls<Action>): ArenaEvent[] {
    this.events = [];
    if (this.winner) {
      this.sinceEnd++;
      return this.events;
    }
    this.time++;
    this.keepTime();
    const { hero } = this;
    if (hero) hero.wish = keyedHeading(controls) ?? pointedHeading(controls) ?? hero.wish;
    for (const runner of this.runners) {
      if (runner.isOut) this.waitOut(runner);
      else if (this.isSeen(runner)) this.run(runner, 1);
      else if ((this.time + runner.id) % TURN_STEPS === 0) this.run(runner, TURN_STEPS);
    }
    const lead = this.leader();
    if (lead && (this.time >= ROUND_STEPS || this.shareOf(lead) >= SWEEP)) {
      this.winner = lead;
      this.events.push({ kind: "bell" });
    }
    return this.events;
  }

  snapshot(): Snapshot {
    const hero = this.hero ?? newRunner(1, "", undefined);
    const { x, y, heading, isOut, isHome, line } = hero;
    const near = danger(hero, this.runners);
    return {
      hero: { x, y, heading, isOut, isHome, line: line.length },
      home: isOut ? undefined : nearestHome(this.field, hero.id, hero),
      danger: Number.isFinite(near) ? near : null,
      clear: Array.from({ length: 8 }, (_, way) =>
        isFree({ field: this.field, ids: [hero.id] }, hero, (way * Math.PI) / 4, 6),
      ),
      middle: { x: MIDDLE, y: MIDDLE },
      percent: this.shareOf(hero) * 100,
      rank: this.ranking().indexOf(hero) + 1,
      secondsLeft: Math.ceil((ROUND_STEPS - this.time) / 60),
    };
  }

  private keepTime() {
    if (this.time === SPARKS_FROM) this.events.push({ kind: "sparks" });
    if (this.time === RUSH_FROM) this.events.push({ kind: "rush" });
    const left = ROUND_STEPS - this.time;
    if (left <= 300 && left > 0 && left % 60 === 0) this.events.push({ kind: "tick" });
    const isDue = this.time >= SPARKS_FROM && this.time % 90 === 0;
    if (isDue && this.sparks.length < MOST_SPARKS)
      this.setSparks([...this.sparks, this.anywhere(RADIUS - 4)]);
  }

  protected setSparks(sparks: readonly Spot[]) {
    this.sparks = sparks;
    this.sparkCells.fill(0);
    const reach = Math.ceil(SPARK_REACH);
    for (const { x, y } of sparks) {
      for (let down = -reach; down <= reach; down++) {
        const row = cellAt(x, y + down);
        this.sparkCells.fill(1, row - reach, row + reach + 1);
      }
    }
  }

  protected anywhere(reach: number): Spot {
    const angle = this.random.between(0, Math.PI * 2);
    const distance = Math.sqrt(this.random.next()) * reach;
    return { x: MIDDLE + cos(angle) * distance, y: MIDDLE + sin(angle) * distance };
  }

  protected waitOut(runner: Runner) {
    runner.sinceOut++;
    if (runner.sinceOut >= (runner === this.hero ? BACK.hero : BACK.rival)) this.spawn(runner);
  }

  /** Begins where there is the most room. */
  protected spawn(runner: Runner) {
    let best = { x: MIDDLE, y: MIDDLE, room: -1 };
    for (let i = 0; i < 24; i++) {
      const spot = this.anywhere(RADIUS - 9);
      const room = this.roomAt(spot);
      if (room > best.room) best = { ...spot, room };
    }
    const towardsMiddle = atan2(MIDDLE - best.y, MIDDLE - best.x);
    steer(runner, towardsMiddle);
    Object.assign(runner, { x: best.x, y: best.y, wish: towardsMiddle });
    Object.assign(runner, { isOut: false, sinceOut: 0, isHome: true, goals: [], isFleeing: false });
    this.field.settle(runner.id, best.x, best.y, PATCH);
    runner.peak = Math.max(runner.peak, this.field.landOf(runner.id));
    this.events.push({ kind: "spawn", who: runner });
  }

  private roomAt({ x, y }: Spot): number {
    let room = 40;
    for (const other of this.runners) {
      if (!other.isOut) room = Math.min(room, hypot(other.x - x, other.y - y));
    }
    for (let i = 0; i < 8; i++) {
      const cell = cellAt(x + cos(i) * PATCH, y + sin(i) * PATCH);
      if (this.field.owner[cell] !== 0) room -= 6;
    }
    return Math.max(0, room);
  }

  /** Without a hero everybody is watched, because then their strengths are measured. */
  private isSeen({ x, y }: Spot): boolean {
    const { hero } = this;
    return !hero || (Math.abs(x - hero.x) < SIGHT.across && Math.abs(y - hero.y) < SIGHT.down);
  }

  private run(runner: Runner, steps: number) {
    const skill = runner.level && skills[runner.level];
    if (skill && (this.time + runner.id) % skill.rest === 0) think(this, runner, skill);
    // Most of the time a runner goes straight on.
    if (runner.heading !== runner.wish) {
      const turn = turnTo(runner.heading, runner.wish);
      const mostTurn = TURN * steps;
      steer(runner, runner.heading + Math.max(-mostTurn, Math.min(mostTurn, turn)));
    }
    const pace = speedOf(runner) * (skill?.pace ?? 1) * (this.isRush ? RUSH : 1) * steps;
    const from = cellAt(runner.x, runner.y);
    move(runner, pace);
    const to = cellAt(runner.x, runner.y);
    if (to !== from) this.cross(runner, from, to);
    if (runner.isOut) return;
    if (!runner.isHome && (steps > 1 || this.time % 2 === 0)) runner.ink.push(runner.x, runner.y);
    if (runner.boost > 0) runner.boost = Math.max(0, runner.boost - steps);
    if (runner.shield > 0) runner.shield = Math.max(0, runner.shield - steps);
    runner.sinceClaim += steps;
    if (runner.sinceClaim > STREAK_STEPS && runner.isHome) runner.streak = 0;
    if (this.sparkCells[to] === 1) this.collect(runner);
  }

  private cross(runner: Runner, from: number, to: number) {
    // Lines are never open at their corners: else one could slip through a slanted one.
    if (to % SIZE !== from % SIZE && Math.floor(to / SIZE) !== Math.floor(from / SIZE)) {
      this.enter(runner, Math.floor(from / SIZE) * SIZE + (to % SIZE));
    }
    if (!runner.isOut) this.enter(runner, to);
  }

  private enter(runner: Runner, cell: number) {
    const { field } = this;
    const lineOf = field.line[cell] ?? 0;
    if (lineOf !== 0 && lineOf !== runner.id) {
      const owner = this.runners[lineOf - 1];
      if (owner) this.knockOut(owner, runner, "cut");
    }
    if (lineOf === runner.id && this.tripsOver(runner, cell)) {
      this.knockOut(runner, runner, "tripped");
      return;
    }
    if (field.owner[cell] === runner.id) {
      if (runner.line.length > 0) this.close(runner);
      runner.isHome = true;
      return;
    }
    if (runner.isHome) runner.ink = [runner.x, runner.y];
    runner.isHome = false;
    if (lineOf === runner.id || (field.owner[cell] ?? 255) === 255) return;
    field.line[cell] = runner.id;
    runner.line.push(cell);
  }

  private tripsOver(runner: Runner, cell: number): boolean {
    // Against the gentlest rivals a beginner may cross the own line.
    const isForgiven =
      runner === this.hero && this.runners.every(({ level }) => !level || level === "breezy");
    return !isForgiven && runner.shield === 0 && runner.line.length - runner.line.lastIndexOf(cell) > FRESH;
  }

  protected close(runner: Runner) {
    const { field } = this;
    const line = runner.line;
    this.clearLine(runner);
    const cells = field.claim(runner.id, line);
    runner.streak = runner.sinceClaim <= STREAK_STEPS ? runner.streak + 1 : 1;
    runner.sinceClaim = 0;
    runner.peak = Math.max(runner.peak, field.landOf(runner.id));
    this.events.push({ kind: "claim", who: runner, cells, streak: runner.streak });
    for (const other of this.runners) {
      if (other.isOut || field.landOf(other.id) > 0) continue;
      if (other.shield > 0) this.settleAgain(other);
      else this.knockOut(other, runner, "swallowed");
    }
  }

  /** A runner with a shield that lost all its land gets a patch where it is. */
  private settleAgain(runner: Runner) {
    this.clearLine(runner);
    runner.isHome = true;
    this.field.settle(runner.id, runner.x, runner.y, PATCH);
  }

  private clearLine(runner: Runner) {
    for (const cell of runner.line) if (this.field.line[cell] === runner.id) this.field.line[cell] = 0;
    runner.line = [];
    runner.ink = [];
  }

  private knockOut(who: Runner, by: Runner, how: "cut" | "tripped" | "swallowed") {
    if (who.isOut || who.shield > 0) return;
    // The picture needs to know where the land was before it is gone.
    this.events.push({ kind: "out", who, by, x: who.x, y: who.y, how });
    this.clearLine(who);
    this.field.free(who.id);
    Object.assign(who, { isOut: true, sinceOut: 0, streak: 0, boost: 0 });
    who.falls++;
    if (by !== who) by.knockouts++;
  }

  private collect(runner: Runner) {
    for (const spark of this.sparks) {
      if (!isNear(spark, runner, SPARK_REACH)) continue;
      this.setSparks(this.sparks.filter((other) => other !== spark));
      runner.boost = BOOST_STEPS;
      this.events.push({ kind: "spark", who: runner, x: spark.x, y: spark.y });
      return;
    }
  }
}

export function keyedHeading(controls: Controls<Action>): number | undefined {
  const x = Number(controls.held("right")) - Number(controls.held("left"));
  const y = Number(controls.held("down")) - Number(controls.held("up"));
  return x === 0 && y === 0 ? undefined : atan2(y, x);
}

export function pointedHeading({ pointer }: Controls<Action>): number | undefined {
  return pointer.isDown ? compassWay(pointer) : undefined;
}

/** Straight on; along the edge where there is one. */
function move(runner: Runner, pace: number) {
  const x = runner.x + runner.ahead.x * pace - MIDDLE;
  const y = runner.y + runner.ahead.y * pace - MIDDLE;
  const distance = Math.sqrt(x * x + y * y);
  const pull = distance > RADIUS - 1.2 ? (RADIUS - 1.2) / distance : 1;
  runner.x = MIDDLE + x * pull;
  runner.y = MIDDLE + y * pull;
}
