import type { Core } from "#kit/bot.ts";
import { STEPS_PER_SECOND } from "#kit/clock.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import { Course, isPlane, type Obstacle, PLANE_SPEED } from "./course.ts";
import {
  type Action,
  bounce,
  DASH_SPEED,
  HERO_WIDTH,
  type Hero,
  heroHeight,
  newHero,
  stepHero,
} from "./hero.ts";
import { isGolden, type Milestone, milestoneAt, speedAt } from "./worlds.ts";

export type RunEvent =
  | { kind: "jump" | "land" | "dash" | "bounce" | "crash" }
  | { kind: "star" | "smash"; x: number; y: number }
  | { kind: "near-miss"; points: number; combo: number }
  | { kind: "milestone"; milestone: Milestone }
  | { kind: "hundred" };

export type Snapshot = { distance: number; speed: number; hero: Hero; obstacles: readonly Obstacle[] };

const NEAR = 16;
const COMBO_STEPS = 5 * STEPS_PER_SECOND;
const UNITS_PER_POINT = 48;
/** The tumble after a crash is seen before the result is. */
const TUMBLE = 55;

/** Core of Cactus Sprint, an endless runner. One run from the school gate until something prickly. The hero's left edge is at `distance`. */
export class Run implements Core<Action, Snapshot> {
  readonly hero = newHero();
  readonly course: Course;
  distance = 0;
  steps = 0;
  bonus = 0;
  combo = 0;
  /** Steps since the crash; 0 while running. */
  crashed = 0;
  /** Units per step without a dash. */
  private pace = speedAt(0);
  private comboLeft = 0;
  private ran = 0;

  constructor(random: Random) {
    this.course = new Course(random);
    this.course.extend(0, this.speed, 0);
  }

  get seconds(): number {
    return this.steps / STEPS_PER_SECOND;
  }

  get speed(): number {
    return this.pace + (this.hero.dash > 0 ? DASH_SPEED : 0);
  }

  get score(): number {
    return Math.floor(this.ran / UNITS_PER_POINT) + this.bonus;
  }

  get isOver(): boolean {
    return this.crashed > TUMBLE;
  }

  step(controls: Controls<Action>): RunEvent[] {
    if (this.crashed > 0) {
      this.tumble();
      return [];
    }
    const { score: scoreBefore } = this;
    const stretch = milestoneAt(this.seconds).second;
    const events: RunEvent[] = [];
    this.steps++;
    this.pace = speedAt(this.seconds);
    const feet = this.distance + HERO_WIDTH / 2;
    for (const kind of stepHero(this.hero, controls, this.course.hasGroundAt(feet))) events.push({ kind });
    this.distance += this.speed;
    this.ran += this.speed * this.worth;
    this.course.extend(this.distance, this.pace, this.seconds);
    this.course.trim(this.distance - 400);
    this.meetStars(events);
    this.meetObstacles(events);
    if (this.comboLeft > 0 && --this.comboLeft === 0) this.combo = 0;

    const milestone = milestoneAt(this.seconds);
    if (milestone.second !== stretch) events.push({ kind: "milestone", milestone });
    if (Math.floor(this.score / 100) > Math.floor(scoreBefore / 100)) events.push({ kind: "hundred" });
    return events;
  }

  snapshot(): Snapshot {
    return { distance: this.distance, speed: this.speed, hero: this.hero, obstacles: this.course.obstacles };
  }

  private get worth(): number {
    return isGolden(this.seconds) ? 2 : 1;
  }

  private meetStars(events: RunEvent[]) {
    const { hero, distance } = this;
    const middle = hero.y + heroHeight(hero) / 2;
    for (const star of this.course.stars) {
      const { x, y, isGone } = star;
      if (isGone || Math.abs(x - distance - HERO_WIDTH / 2) >= 36 || Math.abs(y - middle) >= 44) continue;
      star.isGone = true;
      this.bonus += 2 * this.worth;
      hero.energy = Math.min(1, hero.energy + 0.1);
      events.push({ kind: "star", x, y });
    }
  }

  private meetObstacles(events: RunEvent[]) {
    for (const obstacle of this.course.obstacles) {
      if (obstacle.isGone) continue;
      move(obstacle, this.distance, this.speed);
      const event = obstacle.kind === "gap" ? this.meetGap() : this.meet(obstacle);
      if (event) events.push(event);
    }
  }

  private meetGap(): RunEvent | undefined {
    return this.hero.y < -30 ? this.crash() : undefined;
  }

  private meet(obstacle: Obstacle): RunEvent | undefined {
    const { hero, distance } = this;
    const isBeside = obstacle.x < distance + HERO_WIDTH - 6 && obstacle.x + obstacle.width > distance + 6;
    if (!isBeside) {
      const isBehind = obstacle.x + obstacle.width <= distance + 6;
      if (!isBehind) return undefined;
      obstacle.isGone = obstacle.kind !== "spring";
      return obstacle.closest < NEAR && obstacle.kind !== "spring" ? this.nearMiss() : undefined;
    }
    const clearance = Math.max(hero.y - obstacle.top, obstacle.bottom - (hero.y + heroHeight(hero)));
    // To duck is always close; only a jump that scrapes by is daring.
    if (!hero.isOnGround) obstacle.closest = Math.min(obstacle.closest, Math.max(0, clearance));
    if (obstacle.kind === "spring") return this.meetSpring(obstacle);
    // A few units of mercy: what looks like a touch is none.
    if (clearance > -5) return undefined;
    const isBrittle = obstacle.kind === "pot" || isPlane(obstacle.kind);
    return hero.dash > 0 && isBrittle ? this.smash(obstacle) : this.crash();
  }

  private meetSpring(spring: Obstacle): RunEvent | undefined {
    const { hero } = this;
    if (hero.y > spring.top || hero.vy > 0) return undefined;
    bounce(hero);
    return { kind: "bounce" };
  }

  private smash(obstacle: Obstacle): RunEvent {
    obstacle.isGone = true;
    obstacle.width = 0;
    this.raiseCombo();
    this.bonus += 10 * this.worth;
    return { kind: "smash", x: obstacle.x, y: (obstacle.bottom + obstacle.top) / 2 };
  }

  private nearMiss(): RunEvent {
    this.raiseCombo();
    const points = 3 * this.combo * this.worth;
    this.bonus += points;
    this.hero.energy = Math.min(1, this.hero.energy + 0.25);
    return { kind: "near-miss", points, combo: this.combo };
  }

  private raiseCombo() {
    this.combo = Math.min(5, this.combo + 1);
    this.comboLeft = COMBO_STEPS;
  }

  private crash(): RunEvent {
    this.crashed = 1;
    this.hero.vy = 9;
    this.hero.dash = 0;
    return { kind: "crash" };
  }

  private tumble() {
    this.crashed++;
    this.hero.vy -= 0.6;
    this.hero.y += this.hero.vy;
  }
}

/** Planes fly towards the hero; a meteor is down half a second before the hero is there. */
function move(obstacle: Obstacle, distance: number, speed: number) {
  if (isPlane(obstacle.kind)) obstacle.x -= PLANE_SPEED;
  if (obstacle.kind !== "meteor") return;
  obstacle.bottom = Math.max(0, (obstacle.x - distance - 34 * speed) * 0.9);
  obstacle.top = obstacle.bottom + 40;
}
