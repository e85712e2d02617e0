/** Fixed time step of all games. */
export const STEPS_PER_SECOND = 60;

const STEP_SECONDS = 1 / STEPS_PER_SECOND;
/** After a stall at most this many steps are made up for; the rest of the time is dropped. */
const MAX_STEPS_PER_FRAME = 12;
/** A frame this close to a sixtieth of a second counts as exact: otherwise one frame would get two steps and the next none. */
const TOLERANCE_SECONDS = 0.0005;

/** Steps due in a frame, and the fraction (0 to 1) of the step after them, for interpolation. */
export type Due = { steps: number; alpha: number };

/** Fixed-timestep clock: converts the times of animation frames into steps of a sixtieth of a second. */
export function createClock(speed = 1) {
  let last: number | undefined;
  let owed = 0;
  return {
    /** The steps that are due at `now` (milliseconds). */
    advance(now: number): Due {
      let passed = Math.max(0, (now - (last ?? now)) / 1000);
      last = now;
      if (Math.abs(passed - STEP_SECONDS) < TOLERANCE_SECONDS) passed = STEP_SECONDS;
      owed += (passed / STEP_SECONDS) * speed;
      // The sum of many sixtieths falls a hair short of a whole number.
      const steps = Math.min(Math.floor(owed + 1e-6), MAX_STEPS_PER_FRAME * speed);
      owed = steps === MAX_STEPS_PER_FRAME * speed ? 0 : Math.max(0, owed - steps);
      return { steps, alpha: Math.min(owed, 1) };
    },
  };
}
