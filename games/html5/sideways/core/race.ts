import { clamp } from "#kit/ease.ts";
import { atan2, cos, hypot, sin } from "#kit/exact-math.ts";
import { type Car, type Ground, type Hands, newCar, stepCar } from "./car.ts";
import type { Spec } from "./cars.ts";
import { type DriftEvent, Judge, type Slide } from "./drift.ts";
import { Recorder, type Tape } from "./ghost.ts";
import type { Track } from "./track.ts";
import { wallOf } from "./tracks.ts";
import { type Bump, meetWalls } from "./walls.ts";

export type RaceEvent =
  | DriftEvent
  | { kind: "count"; left: number }
  | { kind: "go" | "finish" | "rescue" }
  | ({ kind: "crash" | "rub" } & Bump)
  | { kind: "lap"; seconds: number; isBest: boolean; tape: Tape };

/** Metres of run-up before the line, so that the first lap is a flying one too. */
const RUN_UP = 36;
export const COUNT = 40;
const COUNTS = 3;
/** Meeting a wall harder than this (m/s) costs the combo. */
const HARD = 3.2;
const STUCK = 110;
const SECONDS = 1 / 60;

const noEvents: readonly RaceEvent[] = [];
const parked: Hands = { gas: 0, brake: 0, steer: 0, hasHandbrake: true };

/** One race: a count-down, some laps, slides that are judged, walls. Knows nothing of screens. */
export class Race {
  readonly track: Track;
  readonly spec: Spec;
  readonly car: Car;
  readonly judge = new Judge();
  hands: Hands = parked;
  steps = 0;
  /** Laps that are done. */
  lap = 0;
  /** Steps since the line. */
  lapSteps = 0;
  laps: number[] = [];
  bestLap: number | undefined;
  /** Metres since the line, all laps. */
  travel = -RUN_UP;
  /** Steps since the end of the last lap. */
  finished: number | undefined;
  isOnRoad = true;
  isWrongWay = false;
  /** Metres to the nearest wall. */
  gap = 9;
  crashes = 0;
  private index: number;
  private along: number;
  private furthest = -RUN_UP;
  private stuck = 0;
  private backwards = 0;
  private readonly wall: number;
  private readonly recorder = new Recorder();
  /** Filled anew in each step, as the ones below: a tape is played back in thousands of steps a second. */
  private events: RaceEvent[] = [];
  private readonly bumps: Bump[] = [];
  private readonly ground: Ground = { grip: 1, drag: 0 };
  private readonly slide: Slide = { angle: 0, speed: 0, gap: 0, counts: false };

  constructor(track: Track, spec: Spec) {
    this.track = track;
    this.spec = spec;
    this.wall = wallOf(track);
    const { x, y, tx, ty } = track.shape.at(-RUN_UP);
    this.car = newCar(x, y, atan2(ty, tx));
    const { index, along } = track.shape.locate(x, y);
    this.index = index;
    this.along = along;
  }

  get points(): number {
    return this.judge.total;
  }
  get isRunning(): boolean {
    return this.steps >= COUNT * COUNTS && this.finished === undefined;
  }
  /** Which sample of the road the car is at. */
  get at(): number {
    return this.index;
  }
  get place(): number {
    return this.along;
  }
  get speed(): number {
    return hypot(this.car.vx, this.car.vy);
  }

  step(hands: Hands): readonly RaceEvent[] {
    if (this.events.length > 0) this.events = [];
    const { events } = this;
    this.count(events);
    this.hands = this.handsFor(hands);
    if (this.finished !== undefined) this.finished++;
    const { car, spec, track } = this;
    this.feelGround();
    stepCar(car, spec, this.hands, this.ground);
    const { bumps } = this;
    bumps.length = 0;
    this.gap = meetWalls(car, track.shape, this.wall, spec.inertia, this.index, bumps);
    // Gas before the start is heard, and only heard.
    if (this.hands === parked) car.revs += (0.15 + hands.gas * 0.75 - car.revs) * 0.3;
    for (const bump of bumps) this.meet(bump, events);
    this.advance();
    if (this.isRunning) this.compete(events);
    return events.length > 0 ? events : noEvents;
  }

  /** What counts between start and finish. */
  private compete(events: RaceEvent[]) {
    const { track, car } = this;
    this.judgeSlide(events);
    if (this.travel >= 0) {
      this.recorder.step(car);
      this.lapSteps++;
    }
    if (this.travel >= (this.lap + 1) * track.shape.length) events.push(...this.finishLap());
    if (this.isStuck()) events.push(this.rescue());
  }

  private count(events: RaceEvent[]) {
    const { steps } = this;
    this.steps++;
    if (steps % COUNT !== 0 || steps > COUNT * COUNTS) return;
    const left = COUNTS - steps / COUNT;
    events.push(left > 0 ? { kind: "count", left } : { kind: "go" });
  }

  private handsFor(hands: Hands): Hands {
    if (this.finished !== undefined) return this.rollOut();
    return this.isRunning ? hands : parked;
  }

  /** After the race the car rolls on along the road by itself. */
  private rollOut(): Hands {
    const { x, y } = this.track.shape.at(this.along + 12);
    const want = atan2(y - this.car.y, x - this.car.x);
    const off = atan2(sin(want - this.car.heading), cos(want - this.car.heading));
    const brake = this.car.forward > 6 ? 0.5 : 0;
    return { gas: 0, brake, steer: clamp(off * 2.5, -1, 1), hasHandbrake: this.car.forward < 1 };
  }

  private feelGround() {
    const { track, ground, isOnRoad } = this;
    const grip = track.grip * (this.isOnPatch() ? 0.62 : 1);
    ground.grip = isOnRoad ? grip : grip * 0.75;
    ground.drag = isOnRoad ? 0 : 0.3;
  }

  private isOnPatch(): boolean {
    const { car, track } = this;
    for (const { x, y, radius } of track.patches) if (hypot(x - car.x, y - car.y) < radius) return true;
    return false;
  }

  private meet(bump: Bump, events: RaceEvent[]) {
    if (bump.force < HARD) {
      events.push({ kind: "rub", ...bump });
      return;
    }
    this.crashes++;
    events.push({ kind: "crash", ...bump }, ...this.judge.lose());
  }

  private advance() {
    const { shape, road } = this.track;
    const { x, y } = this.car;
    const index = shape.indexNear(x, y, this.index);
    const along = shape.alongAt(x, y, index);
    const moved = shape.between(this.along, along);
    this.travel += moved;
    this.index = index;
    this.along = along;
    this.isOnRoad = Math.abs(shape.offAt(x, y, index)) < road / 2 + 0.6;
    const { tx, ty } = shape.sample(index);
    const { vx, vy, cosine, sine } = this.car;
    const isBack = vx * tx + vy * ty < -3 && cosine * tx + sine * ty < 0;
    this.backwards = isBack ? this.backwards + 1 : 0;
    this.isWrongWay = this.backwards > 45;
  }

  private judgeSlide(events: RaceEvent[]) {
    const { car, judge, slide } = this;
    // Circles on the spot and laps backwards are fun, and worth nothing.
    const isNew = this.travel > this.furthest;
    this.furthest = Math.max(this.furthest, this.travel);
    slide.angle = car.angle;
    slide.speed = this.speed;
    slide.gap = this.gap;
    slide.counts = this.isOnRoad && isNew;
    for (const event of judge.step(slide)) events.push(event);
  }

  private finishLap(): RaceEvent[] {
    const seconds = this.lapSteps * SECONDS;
    this.lap++;
    this.lapSteps = 0;
    this.laps.push(seconds);
    const isBest = this.bestLap === undefined || seconds < this.bestLap;
    if (isBest) this.bestLap = seconds;
    const tape = this.recorder.cut(seconds, this.spec.id);
    const events: RaceEvent[] = [{ kind: "lap", seconds, isBest, tape }];
    if (this.lap < this.track.rounds) return events;
    events.push(...this.judge.bank(), { kind: "finish" });
    this.finished = 0;
    return events;
  }

  private isStuck(): boolean {
    this.stuck = this.speed < 1.5 && this.hands.gas + this.hands.brake > 0 ? this.stuck + 1 : 0;
    return this.stuck > STUCK;
  }

  /** Puts the car back on the road, looking the right way. */
  private rescue(): RaceEvent {
    const { x, y, tx, ty } = this.track.shape.at(this.along);
    Object.assign(this.car, newCar(x, y, atan2(ty, tx)));
    this.stuck = 0;
    return { kind: "rescue" };
  }
}
