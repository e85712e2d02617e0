import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const afterMs = 3000;
/** With more in use it would stop everything for longer, and what a start leaves behind would not matter. */
const mostBytes = 100 * 2 ** 20;

/** A start leaves some 20 MB that nothing needs any more, and V8 keeps the room for a rush that may never come. */
export function tidyUpSoon(): void {
  setTimeout(() => {
    if (process.memoryUsage().heapUsed > mostBytes) return;
    setFlagsFromString("--expose-gc");
    const collect: NodeJS.GCFunction = runInNewContext("gc");
    // What is compiled with other flags is of no use to the next start.
    setFlagsFromString("--no-expose-gc");
    // A plain collection keeps the room.
    collect({ type: "major", flavor: "last-resort" });
  }, afterMs).unref();
}
