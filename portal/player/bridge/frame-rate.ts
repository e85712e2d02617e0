const REPORT_INTERVAL_MS = 1000;
/** A longer gap between two frames is a hidden tab, not a slow game. */
const MAX_GAP_MS = 5000;

/**
 * Frame rate meter: counts animation frames while switched on, and reports frames per second. Off, it requests no
 * frames: an idle loop would keep idle games drawing.
 */
export function frameRateMeter(report: (value: number) => void): { measure(on: boolean): void } {
  const nextFrame = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  let request: number | undefined;
  let since = 0;
  let frames = 0;

  function count(now: number): void {
    request = nextFrame(count);
    if (since === 0 || now - since > MAX_GAP_MS) {
      since = now;
      frames = 0;
      return;
    }
    frames += 1;
    if (now - since < REPORT_INTERVAL_MS) return;
    report(Math.round((frames * 1000) / (now - since)));
    since = now;
    frames = 0;
  }

  return {
    measure(on) {
      if (on === (request !== undefined)) return;
      if (request !== undefined) cancel(request);
      since = 0;
      request = on ? nextFrame(count) : undefined;
    },
  };
}
