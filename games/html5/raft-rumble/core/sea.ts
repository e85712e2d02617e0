import { sin } from "#kit/exact-math.ts";
import { exp, square } from "#kit/exact-powers.ts";
/** Where the surface lies when the sea is calm. Down is positive. */
export const SEA_LEVEL = 392;
/** The stretch of sea that a battle is about. */
export const WIDTH = 960;
/** Units per step and step, for whatever flies or falls. */
export const GRAVITY = 0.2;

type Ripple = { x: number; strength: number; age: number };

const RIPPLE_SPEED = 2.6;
const RIPPLE_WIDTH = 30;
const RIPPLE_LIFE = 260;
/** More at once are not noticed, and each costs at every point of the surface. */
const MOST_RIPPLES = 6;

/** Waves that come by themselves, and ripples from whatever fell in. */
export class Sea {
  /** How high the waves are, in units; it may change while they roll. */
  swell: number;
  steps: number;
  private ripples: Ripple[] = [];

  constructor(swell: number, steps = 0) {
    this.swell = swell;
    this.steps = steps;
  }

  step(): void {
    this.steps++;
    for (const ripple of this.ripples) ripple.age++;
    this.ripples = this.ripples.filter(({ age }) => age < RIPPLE_LIFE);
  }

  /** Something fell in: a bump runs off to either side and rocks what floats. */
  disturb(x: number, strength: number): void {
    this.ripples.push({ x, strength, age: 0 });
    if (this.ripples.length > MOST_RIPPLES) this.ripples.shift();
  }

  /** The height of the surface; a smaller number is higher up. */
  surface(x: number): number {
    const { steps } = this;
    const waves =
      0.58 * sin(x / 138 - steps * 0.021) +
      0.3 * sin(x / 63 + steps * 0.029 + 1) +
      0.12 * sin(x / 29 - steps * 0.052 + 4);
    let y = SEA_LEVEL - this.swell * waves;
    for (const ripple of this.ripples) y -= bumpAt(ripple, x);
    return y;
  }

  /** Positive where the surface falls towards the right. */
  slope(x: number): number {
    return (this.surface(x + 6) - this.surface(x - 6)) / 12;
  }
}

function bumpAt({ x: middle, strength, age }: Ripple, x: number): number {
  const away = (Math.abs(x - middle) - RIPPLE_SPEED * age) / RIPPLE_WIDTH;
  if (Math.abs(away) > 2.5) return 0;
  return strength * square(1 - age / RIPPLE_LIFE) * exp(-away * away);
}
