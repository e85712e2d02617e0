// Loaded into the fuzzed server (--import): tells how much memory it holds and how long it was ever deaf.
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

process.on("message", (message) => {
  if (message !== "measure") return;
  const collect: unknown = Reflect.get(globalThis, "gc");
  if (typeof collect === "function") collect();
  const { heapUsed, rss, external } = process.memoryUsage();
  process.send?.({ heap: heapUsed + external, rss, deafMs: delay.max / 1e6 });
  delay.reset();
});
