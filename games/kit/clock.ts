export const STEPS_PER_SECOND = 60;

const STEP = 1 / STEPS_PER_SECOND;
/** After a hiccup at most this many steps are caught up; the rest of the time is forgotten. */
const MOST_STEPS = 12;
/** A display that is this close to 60 Hz is taken to be exact, so that no frame has two steps and the next none. */
const TOLERANCE = 0.0005;

export type Due = { steps: number; alpha: number };

/** Turns the times at which frames come into steps of a sixtieth of a second. */
export function createClock(speed = 1) {
  let last: number | undefined;
  let owed = 0;
  return {
    /** How many steps are due at `now` (milliseconds), and how far (0 to 1) we are into the one after. */
    advance(now: number): Due {
      let passed = Math.max(0, (now - (last ?? now)) / 1000);
      last = now;
      if (Math.abs(passed - STEP) < TOLERANCE) passed = STEP;
      owed += (passed / STEP) * speed;
      // The sum of many sixtieths falls a hair short of a whole number.
      const steps = Math.min(Math.floor(owed + 1e-6), MOST_STEPS * speed);
      owed = steps === MOST_STEPS * speed ? 0 : Math.max(0, owed - steps);
      return { steps, alpha: Math.min(owed, 1) };
    },
  };
}
