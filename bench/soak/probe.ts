/** Loaded into the server before it starts: tells how much memory is in use once everything that can be let go is gone. */
process.on("message", (word) => {
  if (word !== "memory") return;
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed + external });
});
// Waiting for such a question keeps nobody from ending.
process.channel?.unref();
