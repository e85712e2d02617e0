/** How sharp a picture the machine can draw in time: 1 is full sharpness, `LOWEST` is as blurred as it gets. */
export interface Quality {
  readonly value: number;
  /** Tell it the milliseconds that each frame took. */
  frame(milliseconds: number): void;
}

const LOWEST = 0.5;
/** Frames that are looked at together; fewer when they take longer than `HURRY` milliseconds: who stutters wants help now. */
const WINDOW = 30;
const HURRY = 500;
/** Milliseconds per frame: slower than `SLOW` is seen as a stutter, faster than `FAST` leaves room. */
const SLOW = 23;
const FAST = 17.6;
/** Windows in a row that must be fast before more is tried. */
const PATIENCE = 5;
/** A tab that was away says nothing about the machine. */
const AWAY = 1500;

export function createQuality(first = 1): Quality {
  let value = first;
  let ceiling = 1;
  let frames = 0;
  let sum = 0;
  let fastWindows = 0;

  function judge(average: number) {
    if (average > SLOW && value > LOWEST) {
      // What proved too much is not tried again: a picture that keeps changing is worse than a soft one.
      if (fastWindows === 0) ceiling = Math.min(ceiling, value * 0.95);
      value = Math.max(LOWEST, value * Math.max(0.6, Math.sqrt(SLOW / average)));
      fastWindows = 0;
    } else if (average < FAST && value < ceiling) {
      fastWindows++;
      if (fastWindows < PATIENCE) return;
      value = Math.min(ceiling, value * 1.12);
      fastWindows = 0;
    }
  }

  return {
    get value() {
      return value;
    },
    frame(milliseconds) {
      if (milliseconds > AWAY) return;
      sum += milliseconds;
      if (++frames < WINDOW && sum < HURRY) return;
      judge(sum / frames);
      frames = 0;
      sum = 0;
    },
  };
}
