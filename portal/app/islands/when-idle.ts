/** Time after loading in which nobody but the visitor asks for anything. */
const QUIET_MS = 2000;

/** Runs once the page has loaded and the main thread is idle. */
export function whenIdle(run: () => void): void {
  whenLoaded(() => (window.requestIdleCallback ?? setTimeout)(run));
}

/** Runs later: what is nice to have waits until the page has been there for a while, and the main thread is idle. */
export function whenQuiet(run: () => void): void {
  whenLoaded(() => setTimeout(() => whenIdle(run), QUIET_MS));
}

function whenLoaded(run: () => void): void {
  document.readyState === "complete" ? run() : addEventListener("load", run, { once: true });
}
