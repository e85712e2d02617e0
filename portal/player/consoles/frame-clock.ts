/** Frames that are made up for at once. On a machine that is too slow the game slows down instead of stalling the page. */
const MAX_FRAMES = 4;

/** Tells how many frames of the console are due, whatever the screen's own rate. */
export interface FrameClock {
  /** `now` in milliseconds. The first call, and the first after `stop`, gives one. */
  framesDue(now: number): number;
  stop(): void;
}

export function openFrameClock(framesPerSecond: number): FrameClock {
  let last: number | undefined;
  // Half a frame of slack: screens that run at the console's rate get one frame each time, though their clock jitters.
  let due = 0.5;
  return {
    framesDue(now) {
      if (last === undefined) {
        last = now;
        due = 0.5;
        return 1;
      }
      due += ((now - last) * framesPerSecond) / 1000;
      last = now;
      const frames = Math.floor(due);
      due -= frames;
      return Math.min(frames, MAX_FRAMES);
    },
    stop() {
      last = undefined;
    },
  };
}
