import type { Emulator } from "./emulator.ts";
import { openFrameClock } from "./frame-clock.ts";
import type { HeldButtons } from "./held-buttons.ts";

/** How often the game runs in the time of one frame while it is fast. */
const FAST_FACTOR = 4;
/** Frames that the engine is asked for at once, at most. */
const MAX_FRAMES = 12;
/** Painted frames from one step back to the next: states are 12 frames apart, so this rewinds at three times the speed. */
const PAINTS_PER_REWIND = 4;

/** What the visitor does with the game's time. */
export type Pace = { isPaused: boolean; isRewinding: boolean; isFast: boolean };

/** Runs the console in step with the screen: no frames are painted while the page is hidden, so it rests then. */
export function startRunLoop(
  emulator: Emulator,
  pace: Readonly<Pace>,
  held: HeldButtons,
  onPaint: (now: number) => void,
): { stop(): void } {
  const clock = openFrameClock(emulator.facts.framesPerSecond);
  let due = 0;
  let paints = 0;
  let request = requestAnimationFrame(paint);

  function paint(now: number): void {
    request = requestAnimationFrame(paint);
    onPaint(now);
    emulator.watch(now);
    if (pace.isPaused || pace.isRewinding) {
      clock.stop();
      due = 0;
      paints += 1;
      if (!pace.isPaused && emulator.isIdle && paints % PAINTS_PER_REWIND === 0) emulator.rewind();
      return;
    }
    due = Math.min(due + clock.framesDue(now) * (pace.isFast ? FAST_FACTOR : 1), MAX_FRAMES);
    if (due === 0 || !emulator.isIdle) return;
    emulator.run(due, held.takePresses());
    due = 0;
  }

  return { stop: () => cancelAnimationFrame(request) };
}
