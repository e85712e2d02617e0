/** Counts frames while asked to, and reports about once a second. Not asked, it does not run: an idle loop would keep idle games drawing. */
export function frameRate(report: (value: number) => void): { measure(on: boolean): void } {
  const nextFrame = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  let running: number | undefined;
  let since = 0;
  let frames = 0;

  function count(now: number): void {
    running = nextFrame(count);
    // A pause of the tab is not a slow game.
    if (since === 0 || now - since > 5000) {
      since = now;
      frames = 0;
      return;
    }
    frames += 1;
    if (now - since < 1000) return;
    report(Math.round((frames * 1000) / (now - since)));
    since = now;
    frames = 0;
  }

  return {
    measure(on) {
      if (on === (running !== undefined)) return;
      if (running !== undefined) cancel(running);
      since = 0;
      running = on ? nextFrame(count) : undefined;
    },
  };
}
