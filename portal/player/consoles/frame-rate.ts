const REPORT_INTERVAL_MS = 1000;

/** Counts frames of the console, and reports once a second how many there were. */
export function openFrameRate(
  report: (framesPerSecond: number) => void,
): (frame: number, now: number) => void {
  let since: { frame: number; at: number } | undefined;
  return (frame, now) => {
    since ??= { frame, at: now };
    const elapsed = now - since.at;
    if (elapsed < REPORT_INTERVAL_MS) return;
    report(Math.max(0, Math.round(((frame - since.frame) * 1000) / elapsed)));
    since = { frame, at: now };
  };
}
