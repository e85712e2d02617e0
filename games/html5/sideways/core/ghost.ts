import { type Guard, isListOf, isNumber, isShape, isText } from "#kit/storage.ts";

/** A lap as it was driven: where the car was, every few steps. */
export type Tape = { seconds: number; car: string; poses: number[] };
export type Pose = { x: number; y: number; heading: number };

/** Steps between two poses; fifteen a second are smooth once drawn in between. */
const EVERY = 4;
const PARTS = 3;
/** Poses are kept as whole numbers, so that a lap is a few kilobytes. */
const FINE = 20;
const FINE_TURN = 200;

export const isTape: Guard<Tape> = isShape({ seconds: isNumber, car: isText, poses: isListOf(isNumber) });

export class Recorder {
  private poses: number[] = [];
  private steps = 0;

  step({ x, y, heading }: Pose): void {
    if (this.steps++ % EVERY !== 0) return;
    this.poses.push(Math.round(x * FINE), Math.round(y * FINE), Math.round(heading * FINE_TURN));
  }

  /** The lap so far, and a new tape for the next. */
  cut(seconds: number, car: string): Tape {
    const { poses } = this;
    this.poses = [];
    this.steps = 0;
    return { seconds, car, poses };
  }
}

/** Where the car on the tape was so many steps into its lap; nothing once its lap is over. */
export function poseAt(tape: Tape, steps: number): Pose | undefined {
  const at = Math.floor(steps / EVERY);
  const part = steps / EVERY - at;
  const from = read(tape, at);
  const to = read(tape, at + 1);
  if (!from || !to) return undefined;
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), heading: mix(from.heading, to.heading) };
}

function read({ poses }: Tape, at: number): Pose | undefined {
  const [x, y, heading] = poses.slice(at * PARTS, at * PARTS + PARTS);
  if (x === undefined || y === undefined || heading === undefined) return undefined;
  return { x: x / FINE, y: y / FINE, heading: heading / FINE_TURN };
}
