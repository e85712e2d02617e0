/** Entry of the Event Timing API; durations come in steps of 8 ms. */
export type EventTiming = {
  readonly name: string;
  readonly duration: number;
  /** 0 for events that are no part of an interaction, such as the pointer's way to a button. */
  readonly interactionId: number;
};

declare global {
  interface Window {
    /** Tells the bench of an event, or of the time from a key to the suggestions. Lives longer than the page, which may navigate away. */
    benchEvent: (event: EventTiming) => void;
    benchSuggested: (ms: number) => void;
  }
}

/** Watches the page's events and suggestions; runs in the page, before anything of its own. */
export function watchEvents(): void {
  const tell = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      const { name, duration, interactionId = 0 } = entry as PerformanceEventTiming;
      window.benchEvent({ name, duration, interactionId });
    }
  };
  // TypeScript does not know of the threshold.
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    ...{ type: "event", buffered: true },
    durationThreshold: 16,
  };
  new PerformanceObserver(tell).observe(events);
  new PerformanceObserver(tell).observe({ type: "first-input", buffered: true });

  let keyAt: number | undefined;
  addEventListener("keydown", ({ timeStamp }) => (keyAt = timeStamp), { capture: true });
  new MutationObserver((changes) => {
    const hasOption = changes.some(({ addedNodes }) =>
      [...addedNodes].some(
        (node) =>
          node instanceof Element && (node.matches("[role=option]") || node.querySelector("[role=option]")),
      ),
    );
    if (!hasOption || keyAt === undefined) return;
    const from = keyAt;
    keyAt = undefined;
    // The task after a frame's callbacks comes when the frame is drawn.
    requestAnimationFrame(() => setTimeout(() => window.benchSuggested(performance.now() - from)));
  }).observe(document, { childList: true, subtree: true });
}
