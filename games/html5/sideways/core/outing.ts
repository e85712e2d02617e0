import type { Core } from "#kit/bot.ts";
import { createMenu, type Menu } from "#kit/draw/menu.ts";
import type { Controls, Point } from "#kit/input/controls.ts";
import type { Career, Gain } from "./career.ts";
import { firstCar } from "./cars.ts";
import { sightOf } from "./driver.ts";
import { Garage } from "./garage.ts";
import type { Tape } from "./ghost.ts";
import { Picker } from "./picker.ts";
import type { Race, RaceEvent } from "./race.ts";
import { type Action, type Mode, Run, type Snapshot } from "./run.ts";
import { tuned } from "./setups.ts";
import type { Track, TrackId } from "./track.ts";
import { tracks } from "./tracks.ts";

export type OutingEvent = RaceEvent | { kind: "race" | "result" | "pick" | "garage" | "moved" | "shut" };

/** What can be chosen after a race: the same again, the next track, or the list. */
export type Way = "again" | "pick" | TrackId;

/** The picture's size, and where in it the car is drawn. */
export type Frame = { width: number; height: number; car: Point };

const REST = 35;
/** Coins for a race to the finish, and for each new star. */
const COINS = { race: 2, star: 4 };

/** Where the result and its menu lie: over all of a lying picture, in the middle of an upright one. */
export function resultPlace({ width, height }: { width: number; height: number }) {
  const isUpright = height > width;
  const top = isUpright ? height * 0.2 : 0;
  const bottom = isUpright ? height * 0.72 : height;
  const area = isUpright
    ? { x: 24, y: bottom - 190, width: width - 48, height: 130 }
    : { x: (width - 620) / 2, y: bottom - 104, width: 620, height: 64 };
  return { top, bottom, menu: area };
}

/** Core of Sideways, a drift-racing game: choosing, racing, results. Its score is the best race. */
export class Outing implements Core<Action, Snapshot> {
  readonly isOver = false;
  mode: Mode;
  /** Steps in this mode. */
  age = 0;
  run: Run;
  picker: Picker;
  garage: Garage;
  gain: Gain = { stars: 0, coins: 0, isLapRecord: false, isPointsRecord: false, opened: [] };
  menu: Menu | undefined;
  frame: Frame = { width: 960, height: 540, car: { x: 480, y: 270 } };
  readonly career: Career;
  /** The one track of an outing that leads nowhere else: one against a ghost, or on a tape. */
  readonly given: Track | undefined;
  /** Ends with its race, without result and menu. */
  private readonly isSingle: boolean;
  /** Puts a choice into words for the menu. */
  private readonly labelOf: (way: Way) => string;
  private best = 0;
  private starsBefore = 0;
  private ways: (() => OutingEvent)[] = [];

  constructor(
    career: Career,
    mode: Mode,
    given?: Track,
    isSingle = false,
    labelOf: (way: Way) => string = (way) => way,
  ) {
    this.career = career;
    this.mode = mode;
    this.given = given;
    this.isSingle = isSingle;
    this.labelOf = labelOf;
    this.run = this.newRun();
    this.picker = new Picker(career);
    this.garage = new Garage(career);
    this.starsBefore = career.stars;
  }

  get race(): Race {
    return this.run.race;
  }

  get score(): number {
    return Math.max(this.best, this.race.points);
  }

  step(controls: Controls<Action>): readonly OutingEvent[] {
    this.age++;
    if (controls.pressed("tracks") && this.mode !== "pick" && !this.given) return [this.toPick()];
    if (this.mode === "race") return this.stepRace(controls);
    if (this.mode === "pick") return this.stepPick(controls);
    if (this.mode === "garage") return this.stepGarage(controls);
    // Mashing the handbrake over the line does not skip the result.
    const chosen = this.age > REST ? this.menu?.step(controls) : undefined;
    const way = chosen === undefined ? undefined : this.ways[chosen];
    return way ? [way()] : [];
  }

  snapshot(): Snapshot {
    return { mode: this.mode, age: this.age, sight: sightOf(this.race), points: this.score };
  }

  start(track: Track): OutingEvent {
    const { career } = this;
    this.best = this.score;
    if (!this.given) career.choose(track, career.car);
    this.run = this.newRun();
    this.starsBefore = career.stars;
    this.gain = { stars: 0, coins: 0, isLapRecord: false, isPointsRecord: false, opened: [] };
    this.enter("race");
    return { kind: "race" };
  }

  private stepPick(controls: Controls<Action>): OutingEvent[] {
    const told = this.picker.step(controls, this.frame.width, this.frame.height);
    if (told === "start") return [this.start(this.career.track)];
    if (told === "garage") {
      this.garage = new Garage(this.career);
      this.enter("garage");
    }
    return told ? [{ kind: told }] : [];
  }

  private stepGarage(controls: Controls<Action>): OutingEvent[] {
    const told = this.garage.step(controls, this.frame.width, this.frame.height);
    if (told === "done") return [this.toPick()];
    return told ? [{ kind: told }] : [];
  }

  private stepRace(controls: Controls<Action>): readonly OutingEvent[] {
    const events = this.run.step(controls);
    for (const event of events) if (event.kind === "lap") this.keepLap(event.tape);
    return this.run.isOver && !this.isSingle ? [...events, this.toResult()] : events;
  }

  private keepLap(tape: Tape) {
    if (this.career.keepLap(this.race.track, tape)) this.gain.isLapRecord = true;
  }

  private toResult(): OutingEvent {
    const { career, race, gain, given } = this;
    gain.isPointsRecord = career.keepPoints(race.track, race.points);
    gain.stars = career.stars - this.starsBefore;
    gain.opened = career.openedSince(this.starsBefore);
    gain.coins = COINS.race + gain.stars * COINS.star;
    const next = given ? undefined : tracks[tracks.indexOf(race.track) + 1];
    const isNext = next !== undefined && career.isOpen(next);
    const choices: { way: Way; go: () => OutingEvent }[] = [
      { way: "again", go: () => this.start(race.track) },
      ...(next && isNext ? [{ way: next.id, go: () => this.start(next) }] : []),
      ...(given ? [] : [{ way: "pick" as const, go: () => this.toPick() }]),
    ];
    const labels = choices.map(({ way }) => ({ label: this.labelOf(way) }));
    this.ways = choices.map(({ go }) => go);
    const { menu } = resultPlace(this.frame);
    this.menu = createMenu(labels, menu, choices.length, gain.opened.length > 0 && isNext ? 1 : 0);
    this.enter("result");
    return { kind: "result" };
  }

  /** All drive the first car as it is on a given track: against a ghost, both must have the same. */
  private newRun(): Run {
    const { given, career } = this;
    return given ? new Run(given, firstCar) : new Run(career.track, tuned(career.car, career.setup));
  }

  private toPick(): OutingEvent {
    this.picker = new Picker(this.career);
    this.enter("pick");
    return { kind: "pick" };
  }

  private enter(mode: Mode) {
    this.mode = mode;
    this.age = 0;
  }
}
