import { STEPS_PER_SECOND } from "#kit/clock.ts";

/** The lights go out after three minutes, so that no tape is endless. */
export const LONGEST = 180 * STEPS_PER_SECOND;

/**
 * Version of the physics that a tape begins with. Raise it with any change of their arithmetic: the same muscles then run another race, and
 * a ghost of the older version would stumble where its runner never did.
 */
const PHYSICS = "4:";

/** What was held in each step of a run: `4:9k.6k.` is muscles 9 for 20 steps, then muscles 6 for 20. */
export class Recorder {
  private done = "";
  private mask = 0;
  private steps = 0;

  add(mask: number): void {
    if (mask !== this.mask) this.close();
    this.mask = mask;
    this.steps++;
  }

  get text(): string {
    return PHYSICS + this.done + pieceOf(this.mask, this.steps);
  }

  private close() {
    this.done += pieceOf(this.mask, this.steps);
    this.steps = 0;
  }
}

const pieceOf = (mask: number, steps: number) =>
  steps > 0 ? `${mask.toString(16)}${steps.toString(36)}.` : "";

/** The muscles of every step. A tape that makes no sense plays as far as it does, one of other physics not at all. */
export function readTape(text: string): Uint8Array {
  if (!text.startsWith(PHYSICS)) return new Uint8Array();
  const masks: number[] = [];
  for (const [, mask = "0", steps = "0"] of text.matchAll(/([0-9a-f])([0-9a-z]+)\./g)) {
    const many = Math.min(Number.parseInt(steps, 36), LONGEST - masks.length);
    for (let i = 0; i < many; i++) masks.push(Number.parseInt(mask, 16));
  }
  return Uint8Array.from(masks);
}
