import { approach } from "#kit/ease.ts";
import type { Random } from "#kit/random.ts";
import { type Ball, newBall, stepBall } from "./ball.ts";
import { carriedTo } from "./hands.ts";
import { type Build, handHeight, newPlayer, type Pad, stepPlayer, take } from "./player.ts";
import { type Grade, shoot } from "./shot.ts";

/** Where the five racks stand, ever farther away. */
export const RACKS = [425, 375, 320, 255, 180] as const;
export const PER_RACK = 5;
export const MOST_POINTS = RACKS.length * (PER_RACK + 1);
export const CONTEST_STEPS = 30 * 60;
/** From this rack on the perfect moment is shorter. */
const HARD_RACK = 2;
const REACH_FOR = 9;
const RUN = 6.5;

export type Toss = { ball: Ball; isMoney: boolean; isIn: boolean; hasTouched: boolean; isDone: boolean };

export type ContestEvent =
  | { kind: "jump" | "land" | "pick" | "buzzer" | "tick" | "rack" }
  | { kind: "release"; grade: Grade; late: number }
  | { kind: "rim" | "board" | "floor" | "fence"; x: number; y: number; force: number }
  | { kind: "basket"; points: number; isClean: boolean }
  | { kind: "miss" };

/** Five racks of five, the last ball of each is the money ball and counts two. Against the clock and nobody else. */
export class Contest {
  readonly player;
  readonly tosses: Toss[] = [];
  score = 0;
  clock = CONTEST_STEPS;
  rack = 0;
  /** Balls that have left this rack. */
  used = 0;
  /** What each throw became, in order: points, 0 for a miss, undefined while it flies. */
  readonly marks: (number | undefined)[] = [];
  hasBall = false;
  readonly carried = newBall(0, 0);
  private untilPick = 50;
  private age = 0;
  private done = 0;
  private readonly random: Random;

  constructor(build: Build, random: Random) {
    this.random = random;
    this.player = newPlayer(build, RACKS[0]);
  }

  get isFinished(): boolean {
    const isEmpty = this.rack >= RACKS.length;
    return (isEmpty || this.clock === 0) && !this.hasBall && this.tosses.every(({ isDone }) => isDone);
  }

  get isOver(): boolean {
    return this.done > 70;
  }

  get isMoney(): boolean {
    return this.used === PER_RACK - 1;
  }

  get window(): number {
    return this.player.build.window - (this.rack >= HARD_RACK ? 1 : 0);
  }

  /** The last ball of all, or the one that beats the buzzer, is seen slowly. */
  get isSlow(): boolean {
    const isLast = this.rack >= RACKS.length || this.clock < 20;
    return isLast && !this.hasBall && this.tosses.some(({ isDone, ball }) => !isDone && ball.net === 0);
  }

  step(pad: Pad): ContestEvent[] {
    const events: ContestEvent[] = [];
    this.age++;
    if (this.age > 50 && this.clock > 0 && this.rack < RACKS.length) {
      this.clock--;
      if (this.clock === 0) events.push({ kind: "buzzer" });
      else if (this.clock <= 300 && this.clock % 60 === 0) events.push({ kind: "tick" });
    }
    if (this.clock === 0) this.dropBall();
    this.move(pad, events);
    for (const toss of this.tosses) this.fly(toss, events);
    if (this.isFinished) this.done++;
    return events;
  }

  /** A ball still in the hands at the buzzer stays there. */
  private dropBall() {
    this.hasBall = false;
    if (this.player.stance === "windup" || this.player.stance === "shot") take(this.player, "jump");
  }

  private move(pad: Pad, events: ContestEvent[]) {
    const { player, carried } = this;
    // On the way between racks the speed is only for those who draw.
    if (player.stance === "ground") player.vx = 0;
    const canThrow = this.hasBall && this.clock > 0;
    for (const deed of stepPlayer(player, { way: 0, shoot: canThrow && pad.shoot, grab: false }, canThrow)) {
      if (deed.kind === "release") this.release(deed.late, events);
      else if (deed.kind === "jump" || deed.kind === "land") events.push({ kind: deed.kind });
    }
    player.before = pad;
    if (this.hasBall) {
      const { x, y } = carriedTo(
        { ...player, stance: player.stance === "ground" ? "windup" : player.stance },
        0,
      );
      Object.assign(carried, { x, y, vx: player.vx, vy: player.vy });
    } else if (player.stance === "ground" && this.clock > 0) this.fetch(events);
  }

  private fetch(events: ContestEvent[]) {
    const spot = RACKS[this.rack];
    if (spot === undefined) return;
    const { player } = this;
    const x = approach(player.x, spot, RUN);
    player.vx = x - player.x;
    player.x = x;
    player.facing = player.vx < 0 ? -1 : 1;
    if (player.vx !== 0 || --this.untilPick > 0) return;
    this.hasBall = true;
    events.push({ kind: "pick" });
  }

  private release(late: number, events: ContestEvent[]) {
    const { player, isMoney, window } = this;
    const from = { x: player.x + 13, y: player.y + handHeight(player) };
    const { steady } = player.build;
    const { vx, vy, grade } = shoot(from, { late, window, steady, pressure: 0, pace: 0 }, this.random);
    const ball = { ...newBall(from.x, from.y), vx, vy, spin: -0.12 };
    this.tosses.push({ ball, isMoney, isIn: false, hasTouched: false, isDone: false });
    this.marks.push(undefined);
    this.hasBall = false;
    this.untilPick = REACH_FOR;
    events.push({ kind: "release", grade, late });
    if (++this.used < PER_RACK) return;
    this.used = 0;
    this.rack++;
    events.push({ kind: "rack" });
  }

  private fly(toss: Toss, events: ContestEvent[]) {
    const { ball, isMoney } = toss;
    // A ball that rests needs no more physics.
    if (toss.isDone && ball.vy === 0 && Math.abs(ball.vx) < 0.05) return;
    for (const event of stepBall(ball)) {
      if (event.kind === "basket") {
        if (toss.isDone || toss.isIn) continue;
        const points = isMoney ? 2 : 1;
        toss.isIn = true;
        this.score += points;
        this.marks[this.tosses.indexOf(toss)] = points;
        events.push({ kind: "basket", points, isClean: !toss.hasTouched });
        continue;
      }
      events.push(event);
      toss.hasTouched = true;
      if (event.kind === "floor" && !toss.isDone) {
        toss.isDone = true;
        if (toss.isIn) continue;
        this.marks[this.tosses.indexOf(toss)] = 0;
        events.push({ kind: "miss" });
      }
    }
  }
}
