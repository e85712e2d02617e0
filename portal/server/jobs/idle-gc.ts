import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const DELAY_MS = 3000;
/** With a larger heap the collection would stop the process for longer, and the start's garbage would not matter. */
const MAX_HEAP_BYTES = 100 * 2 ** 20;

/** Background job that runs one full garbage collection after the start. The start leaves some 20 MB of garbage, and V8 would keep the memory. */
export function scheduleIdleGc(): void {
  setTimeout(() => {
    if (process.memoryUsage().heapUsed > MAX_HEAP_BYTES) return;
    setFlagsFromString("--expose-gc");
    const collect: NodeJS.GCFunction = runInNewContext("gc");
    // The compile cache only holds for the flags that it was made with.
    setFlagsFromString("--no-expose-gc");
    // A plain collection does not give memory back.
    collect({ type: "major", flavor: "last-resort" });
  }, DELAY_MS).unref();
}
