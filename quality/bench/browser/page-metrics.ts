/** Collects performance entries; runs in the page, before anything of its own. */
export function watchPage(): void {
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] as PerformanceEntry[] };
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.firstPaint = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    seen.largestPaint = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  watch("longtask", (entry) => seen.tasks.push(entry));
  window.benchMetrics = () => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const isBlocking = (entry: PerformanceResourceTiming) =>
      entry.initiatorType === "script" &&
      "renderBlockingStatus" in entry &&
      entry.renderBlockingStatus === "blocking";
    return {
      ...seen,
      // What a task takes beyond 50 ms keeps a press waiting. Before the first paint there is nothing to press.
      blocked: seen.tasks
        .filter(({ startTime }) => startTime >= seen.firstPaint)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      blockingScript: resources.filter(isBlocking).reduce((sum, entry) => sum + entry.transferSize, 0),
      nodes: document.querySelectorAll("*").length,
    };
  };
}

declare global {
  interface Window {
    benchMetrics: () => {
      firstPaint: number;
      largestPaint: number;
      shift: number;
      blocked: number;
      blockingScript: number;
      nodes: number;
    };
  }
}
