import { clamp } from "#kit/ease.ts";
import { cos, hypot, sin } from "#kit/exact-math.ts";
import { square } from "#kit/exact-powers.ts";
import type { Point } from "#kit/input/controls.ts";
import { type Blueprint, CELL, connected, type Part, partKinds, partsOf } from "./parts.ts";
import { GRAVITY, type Sea } from "./sea.ts";

/** Something that stands on the raft and weighs it down there. */
export type Load = Point & { weight: number };

const DRAG = 0.045;
const MOORING = 0.0007;
const STEEPEST = 0.95;

/**
 * A stiff body of planks and barrels. Each part floats for itself, so a raft that loses the barrels at one end hangs down
 * there without any rule that says so. Parts know their place in the raft's own frame, which turns around `middle`.
 */
export class Raft {
  readonly side: number;
  readonly home: number;
  parts: Part[];
  /** The centre of mass in the world. */
  x: number;
  y: number;
  angle = 0;
  vx = 0;
  vy = 0;
  spin = 0;
  private middle: Point;
  private mass = 1;
  private inertia = 1;

  constructor(side: number, blueprint: Blueprint, home: number, sea: Sea) {
    this.side = side;
    this.home = home;
    this.parts = partsOf(blueprint);
    this.middle = { x: 0, y: 0 };
    this.x = home;
    this.y = sea.surface(home) - CELL / 2;
    this.weigh();
  }

  get isAfloat(): boolean {
    return this.parts.length > 0;
  }

  /** How far from its centre anything of the raft can be. */
  get reach(): number {
    return (
      CELL + Math.max(0, ...this.parts.map((part) => hypot(part.x - this.middle.x, part.y - this.middle.y)))
    );
  }

  step(sea: Sea, loads: readonly Load[]): void {
    if (!this.isAfloat) return;
    let fx = -(this.x - this.home) * MOORING * this.mass + sea.slope(this.x) * GRAVITY * this.mass * 0.35;
    let fy = GRAVITY * this.mass;
    let torque = 0;
    const push = (at: Point, px: number, py: number) => {
      fx += px;
      fy += py;
      torque += (at.x - this.x) * py - (at.y - this.y) * px;
    };
    for (const part of this.parts) {
      const at = this.toWorld(part);
      const depth = clamp((at.y + CELL / 2 - sea.surface(at.x)) / CELL, 0, 1);
      if (depth === 0) continue;
      const { vx, vy } = this.velocityAt(at);
      push(at, -vx * DRAG * depth, -partKinds[part.kind].lift * GRAVITY * depth - vy * DRAG * 2 * depth);
    }
    for (const load of loads) push(load, 0, load.weight * GRAVITY);
    this.vx += fx / this.mass;
    this.vy += fy / this.mass;
    this.spin += torque / this.inertia;
    this.x += this.vx;
    this.y += this.vy;
    this.angle += this.spin;
    if (Math.abs(this.angle) > STEEPEST) {
      this.angle = clamp(this.angle, -STEEPEST, STEEPEST);
      this.spin *= -0.2;
    }
  }

  /** A blow at a place in the world: moves and turns the raft. */
  shove(at: Point, px: number, py: number): void {
    this.vx += px / this.mass;
    this.vy += py / this.mass;
    this.spin += ((at.x - this.x) * py - (at.y - this.y) * px) / this.inertia;
  }

  toWorld(local: Point): Point {
    const cosine = cos(this.angle);
    const sine = sin(this.angle);
    const dx = local.x - this.middle.x;
    const dy = local.y - this.middle.y;
    return { x: this.x + dx * cosine - dy * sine, y: this.y + dx * sine + dy * cosine };
  }

  toLocal(world: Point): Point {
    const cosine = cos(this.angle);
    const sine = sin(this.angle);
    const dx = world.x - this.x;
    const dy = world.y - this.y;
    return { x: this.middle.x + dx * cosine + dy * sine, y: this.middle.y - dx * sine + dy * cosine };
  }

  velocityAt(at: Point): { vx: number; vy: number } {
    return { vx: this.vx - this.spin * (at.y - this.y), vy: this.vy + this.spin * (at.x - this.x) };
  }

  /** The part at a place of the raft's own frame. Masts are too thin to stop anyone. */
  partAt(x: number, y: number): Part | undefined {
    return this.parts.find(
      (part) => part.kind !== "mast" && Math.abs(part.x - x) <= CELL / 2 && Math.abs(part.y - y) <= CELL / 2,
    );
  }

  /** The part that a ball in the world touches. */
  touched(ball: Point, radius: number): Part | undefined {
    if (!this.isAfloat || hypot(ball.x - this.x, ball.y - this.y) > this.reach + radius) return undefined;
    const { x, y } = this.toLocal(ball);
    return this.parts.find((part) => {
      if (part.kind === "mast") return false;
      const dx = Math.max(0, Math.abs(x - part.x) - CELL / 2);
      const dy = Math.max(0, Math.abs(y - part.y) - CELL / 2);
      return dx * dx + dy * dy < radius * radius;
    });
  }

  /** The highest place to stand in a column, in the raft's own frame. */
  topOf(column: number): Point | undefined {
    const highest = this.parts
      .filter((part) => part.column === column && part.kind !== "mast")
      .toSorted((a, b) => a.y - b.y)[0];
    return highest && { x: highest.x, y: highest.y - CELL / 2 };
  }

  /** Takes parts away, and with them whatever only they held. Gives all that came off. */
  lose(broken: readonly Part[]): Part[] {
    const kept = connected(this.parts.filter((part) => !broken.includes(part)));
    const lost = this.parts.filter((part) => !kept.includes(part));
    this.parts = kept;
    this.weigh();
    return lost;
  }

  private weigh() {
    const masses = this.parts.map(({ kind }) => partKinds[kind].mass);
    const mass = masses.reduce((sum, one) => sum + one, 0);
    if (mass === 0) return;
    const mean = (of: (part: Part) => number) =>
      this.parts.reduce((sum, part, index) => sum + of(part) * (masses[index] ?? 0), 0) / mass;
    const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
    const at = this.toWorld(middle);
    this.x = at.x;
    this.y = at.y;
    this.middle = middle;
    this.mass = mass;
    this.inertia =
      mass * mean((part) => square(part.x - middle.x) + square(part.y - middle.y) + (CELL * CELL) / 6);
  }
}
