import { Net } from "#html5/hoop-shift/draw/hoop.ts";
import { Words } from "#html5/hoop-shift/draw/words.ts";
import { createParticles } from "#kit/draw/particles.ts";
import { createShake } from "#kit/draw/shake.ts";

type Spot = { x: number; y: number };
const TRAIL = 16;

/** What eyes keep between two steps, and both games share: springs, sparks, trails. */
export class Effects {
  readonly particles = createParticles(200);
  readonly shake = createShake();
  readonly net = new Net();
  readonly words = new Words();
  readonly squash: [number, number] = [0, 0];
  /** How much the numbers on the board are still jumping. */
  readonly pops: [number, number] = [0, 0];
  readonly trail: Spot[] = [];
  trailColor = "#ffffff";
  /** Why the throw of ours that is under way may miss. */
  reason = "";
  joy = 0;
  flash = 0;
  time = 0;

  step(): void {
    this.time++;
    this.particles.step();
    this.shake.step();
    this.net.step();
    this.words.step();
    this.joy *= 0.985;
    this.flash *= 0.86;
    for (const side of [0, 1] as const) {
      this.squash[side] *= 0.8;
      this.pops[side] *= 0.88;
    }
  }

  follow(spot: Spot | undefined): void {
    if (spot) this.trail.push({ x: spot.x, y: spot.y });
    if (!spot || this.trail.length > TRAIL) this.trail.shift();
  }
}
