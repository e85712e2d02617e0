import type { Random } from "#kit/random.ts";
import { createRandom } from "#kit/random.ts";
import type { SeatControls, SeatedCore } from "./seated.ts";

export type Action = "left" | "right" | "jump";
export const actions = ["left", "right", "jump"] as const;

type Body = { seat: number; x: number; v: number; hits: number; away: number };

/** A small game in which everybody pushes everybody, with chance in it: any wrong move of anybody shows in the end. */
export class Bumpers implements SeatedCore<Action> {
  readonly bodies: Body[];
  readonly trail = new Map<number, number>();
  readonly floor = new Float64Array(16);
  steps = 0;
  private readonly length: number;
  private readonly random: Random;

  constructor(seed: number, seats: number, length: number) {
    this.length = length;
    this.random = createRandom(seed);
    this.bodies = Array.from({ length: seats }, (_, seat) => ({
      seat,
      x: 100 + 60 * seat,
      v: 0,
      hits: 0,
      away: 0,
    }));
  }

  get isOver(): boolean {
    return this.steps >= this.length;
  }

  get scores(): readonly number[] {
    return this.bodies.map(({ x, hits }) => Math.round(x * 1000) + hits);
  }

  step(controls: readonly SeatControls<Action>[]): string[] {
    const events: string[] = [];
    this.steps++;
    for (const body of this.bodies) {
      const input = controls[body.seat];
      if (!input) continue;
      if (input.isAway) body.away++;
      body.v += (Number(input.held("right")) - Number(input.held("left"))) * 0.4;
      if (input.pressed("jump")) {
        body.v *= -1.1;
        this.trail.set(this.steps, body.seat);
        events.push(`jump ${body.seat}`);
      }
      body.v *= 0.97;
      body.x += body.v;
      const spot = ((body.x | 0) >>> 4) & 15;
      this.floor[spot] = (this.floor[spot] ?? 0) + 1;
    }
    for (const one of this.bodies)
      for (const other of this.bodies)
        if (one.seat < other.seat && Math.abs(one.x - other.x) < 20) {
          const push = this.random.between(0.5, 1.5);
          one.v -= push;
          other.v += push;
          one.hits++;
          other.hits++;
        }
    if (this.trail.size > 20) this.trail.clear();
    return events;
  }
}
