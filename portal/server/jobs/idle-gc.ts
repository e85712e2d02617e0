import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const DELAY_MS = 3000;
/** With a larger heap the collection would stop the process for longer than a visitor should wait. */
const MAX_HEAP_BYTES = 100 * 2 ** 20;

/**
 * Runs a full garbage collection where the start has made a large heap, before the first request: reading a large catalogue leaves more
 * garbage than games, and V8 would collect it while visitors wait.
 */
export function collectLargeHeap(): void {
  if (process.memoryUsage().heapUsed > MAX_HEAP_BYTES) exposedGc()({ type: "major" });
}

/** Background job that runs one full garbage collection after the start. The start leaves some 20 MB of garbage, and V8 would keep the memory. */
export function scheduleIdleGc(): void {
  setTimeout(() => {
    if (process.memoryUsage().heapUsed > MAX_HEAP_BYTES) return;
    // A plain collection does not give memory back.
    exposedGc()({ type: "major", flavor: "last-resort" });
  }, DELAY_MS).unref();
}

function exposedGc(): NodeJS.GCFunction {
  setFlagsFromString("--expose-gc");
  const collect: NodeJS.GCFunction = runInNewContext("gc");
  // The compile cache only holds for the flags that it was made with.
  setFlagsFromString("--no-expose-gc");
  return collect;
}
