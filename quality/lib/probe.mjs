// Probe of a running process, loaded before it (`node --import`): answers its parent's questions about CPU time, memory and event-loop lag.
// JavaScript, so that measuring a start does not include stripping types.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { cpuMs, referenceWork } from "./reference-work.mjs";

/** Buffers are released after the objects that held them, and not at once. */
const COLLECTIONS = 3;
const BETWEEN_COLLECTIONS_MS = 20;

const answers = { usage, "usage after gc": usageAfterGc, "reference work": referenceWork };
let lag;

process.on("message", async (question) => {
  if (Object.hasOwn(answers, question)) process.send?.(await answers[question]());
});
// Listening for questions does not keep the process alive; a parent that was broken off leaves nothing behind.
process.channel?.unref();
process.on("disconnect", () => process.exit());

function usage() {
  const { rss, heapUsed, external } = process.memoryUsage();
  const maxLagMs = (lag?.max ?? 0) / 1e6;
  return { cpuMs: cpuMs(), rss, heap: heapUsed + external, maxLagMs };
}

/** Lag is measured from the first such question on: the timer it needs is too much for a bench of idle servers. */
async function usageAfterGc() {
  // At a start `--expose-gc` would make the compile cache of other starts useless.
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  for (let time = 0; time < COLLECTIONS; time++) {
    collect();
    await sleep(BETWEEN_COLLECTIONS_MS);
  }
  const measured = usage();
  lag ??= monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  lag.reset();
  return measured;
}
