/** Adaptive resolution: the share of full resolution that the machine can draw in time, from `MIN_QUALITY` to 1. */
export interface Quality {
  readonly value: number;
  /** Takes the duration of each frame. */
  frame(milliseconds: number): void;
}

const MIN_QUALITY = 0.5;
/** Frames are averaged over a window of this many, or of `MAX_WINDOW_MS` where they take longer: a stutter needs a quick answer. */
const WINDOW_FRAMES = 30;
const MAX_WINDOW_MS = 500;
/** Frames slower than `SLOW_FRAME_MS` are seen as a stutter, frames faster than `FAST_FRAME_MS` leave room for more pixels. */
const SLOW_FRAME_MS = 23;
const FAST_FRAME_MS = 17.6;
/** Fast windows in a row before the quality is raised. */
const FAST_WINDOWS = 5;
/** A longer frame means a hidden tab and says nothing about the machine. */
const MAX_FRAME_MS = 1500;

/** Lowers the quality when frames are slow, and raises it after a while of fast ones. */
export function createQuality(first = 1): Quality {
  let value = first;
  let ceiling = 1;
  let frames = 0;
  let sum = 0;
  let fastWindows = 0;

  function judge(average: number) {
    if (average > SLOW_FRAME_MS && value > MIN_QUALITY) {
      // A quality that proved too high is not tried again: a picture that keeps changing is worse than a soft one.
      if (fastWindows === 0) ceiling = Math.min(ceiling, value * 0.95);
      value = Math.max(MIN_QUALITY, value * Math.max(0.6, Math.sqrt(SLOW_FRAME_MS / average)));
      fastWindows = 0;
    } else if (average < FAST_FRAME_MS && value < ceiling) {
      fastWindows++;
      if (fastWindows < FAST_WINDOWS) return;
      value = Math.min(ceiling, value * 1.12);
      fastWindows = 0;
    }
  }

  return {
    get value() {
      return value;
    },
    frame(milliseconds) {
      if (milliseconds > MAX_FRAME_MS) return;
      sum += milliseconds;
      if (++frames < WINDOW_FRAMES && sum < MAX_WINDOW_MS) return;
      judge(sum / frames);
      frames = 0;
      sum = 0;
    },
  };
}
