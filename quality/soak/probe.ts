import { setTimeout as sleep } from "node:timers/promises";

/** Buffers go after the objects that held them, and not at once. */
const collections = 3;
const betweenMs = 20;

/** Loaded into the server before it starts: tells how much memory is in use once everything that can be let go is gone. */
process.on("message", async (word) => {
  if (word !== "memory") return;
  for (let time = 0; time < collections; time++) {
    globalThis.gc?.();
    await sleep(betweenMs);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed + external });
});
// Waiting for such a question keeps nobody from ending.
process.channel?.unref();
