import { clamp } from "#kit/ease.ts";
import { sin } from "#kit/exact-math.ts";
import { GOAL } from "./field.ts";

/** A kick at the posts: a needle swings, a press stops it. */
export class Kick {
  readonly yards: number;
  /** How far from the middle (0 to 1) still goes through. */
  readonly room: number;
  readonly isConversion: boolean;
  result: "good" | "wide" | undefined;
  /** Where the needle was stopped. */
  aim = 0;
  age = 0;
  /** Steps since the press. */
  flight = 0;
  private readonly pace: number;

  constructor(spot: number, isConversion: boolean, boot: number, slip: number) {
    this.isConversion = isConversion;
    this.yards = isConversion ? 20 : kickYards(spot);
    this.room = clamp(0.46 - (this.yards - 20) * 0.0105 + boot * 0.035 - slip, 0.07, 0.6);
    this.pace = 0.052 + (this.yards - 20) * 0.0004;
  }

  get needle(): number {
    return this.result ? this.aim : sin(this.age * this.pace);
  }
  get isDone(): boolean {
    return this.flight > 75;
  }

  /** Gives true in the step of the kick. */
  step(isPressed: boolean): boolean {
    if (this.result) {
      this.flight++;
      return false;
    }
    this.age++;
    // A press that is left over from the play before does not kick.
    if (!isPressed || this.age < 20) return false;
    this.aim = this.needle;
    this.result = Math.abs(this.aim) <= this.room ? "good" : "wide";
    return true;
  }
}

/** From here the ball flies over the end zone and from seven yards behind the line. */
export const kickYards = (spot: number) => Math.round(GOAL - spot + 17);
export const isInKickRange = (spot: number, boot: number) => kickYards(spot) <= 47 + boot * 3;
