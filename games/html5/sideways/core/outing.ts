import type { Core } from "#kit/bot.ts";
import { createMenu, type Menu, type MenuAction } from "#kit/draw/menu.ts";
import { clamp } from "#kit/ease.ts";
import { atan2, cos, sin } from "#kit/exact-math.ts";
import type { Controls, Point } from "#kit/input/controls.ts";
import type { Hands } from "./car.ts";
import type { Career, Gain } from "./career.ts";
import { type Sight, sightOf } from "./driver.ts";
import type { Tape } from "./ghost.ts";
import { Picker } from "./picker.ts";
import { Race, type RaceEvent } from "./race.ts";
import type { Track } from "./track.ts";
import { tracks } from "./tracks.ts";

export type Action = MenuAction | "gas" | "brake" | "handbrake" | "tracks";
export type Mode = "pick" | "race" | "result";
export type OutingEvent = RaceEvent | { kind: "race" | "result" | "pick" | "moved" | "shut" };
export type Snapshot = { mode: Mode; age: number; sight: Sight; points: number };

/** The picture's size, and where in it the car is drawn. */
export type Frame = { width: number; height: number; car: Point };

/** Steps after the finish before the result is shown. */
const FAREWELL = 90;
const REST = 35;
const RESULT = { width: 620, height: 190 };

/** Core of Sideways, a drift-racing game: choosing, racing, results. Its score is the best race. */
export class Outing implements Core<Action, Snapshot> {
  readonly isOver = false;
  mode: Mode;
  /** Steps in this mode. */
  age = 0;
  race: Race;
  picker: Picker;
  gain: Gain = { stars: 0, isLapRecord: false, isPointsRecord: false, opened: [] };
  menu: Menu | undefined;
  frame: Frame = { width: 960, height: 540, car: { x: 480, y: 270 } };
  readonly career: Career;
  private best = 0;
  private starsBefore = 0;
  private ways: (() => OutingEvent)[] = [];

  constructor(career: Career, mode: Mode) {
    this.career = career;
    this.mode = mode;
    this.race = new Race(career.track, career.car);
    this.picker = new Picker(career);
    this.starsBefore = career.stars;
  }

  get score(): number {
    return Math.max(this.best, this.race.points);
  }

  step(controls: Controls<Action>): OutingEvent[] {
    this.age++;
    if (controls.pressed("tracks") && this.mode !== "pick") return [this.toPick()];
    if (this.mode === "race") return this.stepRace(controls);
    if (this.mode === "pick") return this.stepPick(controls);
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
    career.choose(track, career.car);
    this.race = new Race(career.track, career.car);
    this.starsBefore = career.stars;
    this.gain = { stars: 0, isLapRecord: false, isPointsRecord: false, opened: [] };
    this.enter("race");
    return { kind: "race" };
  }

  private stepPick(controls: Controls<Action>): OutingEvent[] {
    const told = this.picker.step(controls, this.frame.width, this.frame.height);
    if (told === "start") return [this.start(this.career.track)];
    return told ? [{ kind: told }] : [];
  }

  private stepRace(controls: Controls<Action>): OutingEvent[] {
    const { race } = this;
    const events: OutingEvent[] = race.step(handsOf(controls, race, this.frame.car));
    for (const event of events) if (event.kind === "lap") this.keepLap(event.tape);
    if ((race.finished ?? 0) >= FAREWELL) events.push(this.toResult());
    return events;
  }

  private keepLap(tape: Tape) {
    if (this.career.keepLap(this.race.track, tape)) this.gain.isLapRecord = true;
  }

  private toResult(): OutingEvent {
    const { career, race, gain } = this;
    gain.isPointsRecord = career.keepPoints(race.track, race.points);
    gain.stars = career.stars - this.starsBefore;
    gain.opened = career.openedSince(this.starsBefore);
    const next = tracks[tracks.indexOf(race.track) + 1];
    const isNext = next !== undefined && career.isOpen(next);
    const choices = [
      { label: "Once more", go: () => this.start(race.track) },
      ...(next && isNext ? [{ label: `On to ${next.name}`, go: () => this.start(next) }] : []),
      { label: "Tracks and cars", go: () => this.toPick() },
    ];
    this.ways = choices.map(({ go }) => go);
    const x = (this.frame.width - RESULT.width) / 2;
    const area = { x, y: this.frame.height - 104, width: RESULT.width, height: 64 };
    this.menu = createMenu(choices, area, choices.length, gain.opened.length > 0 && isNext ? 1 : 0);
    this.enter("result");
    return { kind: "result" };
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

/** Keys and pads say it plainly; a mouse or finger is driven towards, tail out when it lies far aside. */
export function handsOf(controls: Controls<Action>, race: Race, carOnScreen: Point): Hands {
  const { pointer } = controls;
  if (pointer.isDown) {
    const way = atan2(pointer.y - carOnScreen.y, pointer.x - carOnScreen.x) - race.car.heading;
    const off = atan2(sin(way), cos(way));
    const isFar = Math.abs(off) > 0.9;
    return { gas: 1, brake: 0, steer: clamp(off * 1.8, -1, 1), hasHandbrake: isFar && race.speed > 10 };
  }
  const is = (...actions: Action[]) => Number(actions.some((action) => controls.held(action)));
  return {
    gas: is("up", "gas"),
    brake: is("down", "brake"),
    steer: is("right") - is("left"),
    hasHandbrake: controls.held("handbrake"),
  };
}
