import type { Core } from "#kit/bot.ts";
import { clamp } from "#kit/ease.ts";
import { hypot } from "#kit/exact-math.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import { type Ball, newBall, RADIUS, stepBall } from "./ball.ts";
import { Course } from "./course.ts";
import { type Block, blockX, type Track, type Waypoint } from "./track.ts";
import { GOLD_FROM, speedAt, type Zone, zoneAt } from "./zones.ts";

export type Action = "left" | "right";

export type RunEvent =
  | { kind: "land"; force: number }
  | { kind: "gem"; x: number; y: number; z: number }
  | { kind: "near-miss"; points: number; combo: number; block: Block }
  | { kind: "boost" | "combo-lost" | "smash" | "fall" }
  | { kind: "air"; points: number }
  | { kind: "zone"; zone: Zone };

export type Snapshot = { ball: Ball; line: readonly Waypoint[]; combo: number; isOut: boolean };

/** How far ahead the slope is laid: farther than eyes reach in the mist. */
export const SIGHT = 240;
/** The pointer's place, from the middle of the picture, that steers as hard as a key does. */
export const FULL_STEER = 100;
const NEAR = 0.95;
const COMBO_STEPS = 6 * 60;
const MOST_COMBO = 10;
const UNITS_PER_POINT = 3;
/** The end is seen before the result is. */
const FAREWELL = 66;
/** Mercy: what looks like a touch is none. */
const BODY = RADIUS * 0.82;

/** Core of Slopeline, an endless slope runner: one ball, one slope, until it falls or bursts. */
export class Run implements Core<Action, Snapshot> {
  readonly ball = newBall();
  steps = 0;
  bonus = 0;
  combo = 0;
  comboLeft = 0;
  /** How it ended, and the steps since. */
  out: { how: "smash" | "fall"; age: number } | undefined;
  private longestAir = 0;
  /** Where the zone that the ball is in begins. */
  private zoneFrom = 0;
  private readonly course: Course;

  constructor(random: Random) {
    this.course = new Course(random);
    this.course.extend(SIGHT);
  }

  get track(): Track {
    return this.course.track;
  }
  get metres(): number {
    return Math.max(0, this.ball.z / UNITS_PER_POINT);
  }
  get score(): number {
    return Math.floor(this.metres) + this.bonus;
  }
  get isOver(): boolean {
    return (this.out?.age ?? 0) > FAREWELL;
  }
  get speed(): number {
    return speedAt(this.ball.z);
  }

  step(controls: Controls<Action>): RunEvent[] {
    this.steps++;
    if (this.out) {
      this.out.age++;
      if (this.out.how === "fall") this.roll(0, []);
      return [];
    }
    const events: RunEvent[] = [];
    this.roll(this.steerOf(controls), events);
    this.course.extend(this.ball.z + SIGHT);
    this.course.trim(this.ball.z - 30);
    this.meetBlocks(events);
    this.meetGems(events);
    this.meetPads(events);
    this.keepCombo(events);
    this.enterZone(events);
    if (this.isBelowEverything()) this.end("fall", events);
    return events;
  }

  snapshot(): Snapshot {
    return {
      ball: this.ball,
      line: this.track.line,
      combo: this.combo,
      isOut: this.out !== undefined,
    };
  }

  private steerOf(controls: Controls<Action>): number {
    const { pointer } = controls;
    if (pointer.isDown) return clamp(pointer.x / FULL_STEER, -1, 1);
    return Number(controls.held("right")) - Number(controls.held("left"));
  }

  private roll(steer: number, events: RunEvent[]) {
    const { air } = this.ball;
    this.longestAir = Math.max(this.longestAir, air);
    const event = stepBall(this.ball, steer, this.speed, this.track);
    if (!event) return;
    if (event.kind === "bonk") {
      if (!this.out) this.end("smash", events);
      return;
    }
    events.push(event);
    if (this.longestAir > 45) {
      const points = 10 * this.worth;
      this.bonus += points;
      events.push({ kind: "air", points });
    }
    this.longestAir = 0;
  }

  private meetBlocks(events: RunEvent[]) {
    const { ball } = this;
    for (const block of this.track.blocks) {
      if (block.z - ball.z > 6) return;
      if (block.isPassed) continue;
      const dx = Math.abs(ball.x - blockX(block, this.steps)) - block.halfX;
      const dz = Math.abs(ball.z - block.z) - block.halfZ;
      const isLow = ball.y < block.y + block.height;
      if (isLow && dz < BODY) block.closest = Math.min(block.closest, dx - RADIUS);
      if (isLow && isTouching(dx, dz)) {
        this.end("smash", events);
        return;
      }
      if (ball.z < block.z + block.halfZ + RADIUS) continue;
      block.isPassed = true;
      if (block.closest < NEAR) this.nearMiss(block, events);
    }
  }

  private nearMiss(block: Block, events: RunEvent[]) {
    this.combo = Math.min(MOST_COMBO, this.combo + 1);
    this.comboLeft = COMBO_STEPS;
    const isDouble = zoneAt(this.ball.z).look === "blackboard";
    const points = 5 * this.combo * this.worth * (isDouble ? 2 : 1);
    this.bonus += points;
    events.push({ kind: "near-miss", points, combo: this.combo, block });
  }

  private meetGems(events: RunEvent[]) {
    const { ball } = this;
    for (const gem of this.track.gems) {
      if (gem.z - ball.z >= 1.2) return;
      const isNear =
        !gem.isGone &&
        Math.abs(gem.x - ball.x) < 1.5 &&
        Math.abs(gem.z - ball.z) < 1.2 &&
        Math.abs(gem.y - ball.y - RADIUS) < 2;
      if (!isNear) continue;
      gem.isGone = true;
      this.bonus += 2 * this.worth;
      events.push({ kind: "gem", x: gem.x, y: gem.y, z: gem.z });
    }
  }

  private meetPads(events: RunEvent[]) {
    const { ball } = this;
    if (!ball.isOnGround) return;
    for (const pad of this.track.pads) {
      if (pad.isUsed || Math.abs(pad.x - ball.x) >= 2.2 || Math.abs(pad.z - ball.z) >= 2) continue;
      pad.isUsed = true;
      ball.boost = 12;
      this.bonus += 5 * this.worth;
      events.push({ kind: "boost" });
      return;
    }
  }

  private keepCombo(events: RunEvent[]) {
    if (this.combo === 0 || --this.comboLeft > 0) return;
    this.combo = 0;
    events.push({ kind: "combo-lost" });
  }

  private enterZone(events: RunEvent[]) {
    const zone = zoneAt(this.ball.z);
    if (zone.from === this.zoneFrom) return;
    this.zoneFrom = zone.from;
    events.push({ kind: "zone", zone });
  }

  private isBelowEverything(): boolean {
    const { ball, track } = this;
    if (ball.isOnGround) return false;
    // The next three, as roads may run side by side: one of them is where a ball in flight comes down.
    let left = 3;
    for (const { y1, z1 } of track.pieces) {
      if (z1 <= ball.z) continue;
      if (ball.y >= y1 - 3) return false;
      if (--left === 0) break;
    }
    return true;
  }

  private end(how: "smash" | "fall", events: RunEvent[]) {
    this.out = { how, age: 0 };
    events.push({ kind: how });
  }

  private get worth(): number {
    return this.ball.z >= GOLD_FROM ? 2 : 1;
  }
}

function isTouching(dx: number, dz: number): boolean {
  if (dx <= 0 && dz <= 0) return true;
  return hypot(Math.max(0, dx), Math.max(0, dz)) < BODY;
}
