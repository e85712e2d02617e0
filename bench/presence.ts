import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { urls } from "#app/urls.ts";
import type { CrowdAnswer, CrowdOrder } from "./crowd.ts";
import { type Figure, figure, median } from "./figures.ts";
import { openSubject, type Subject } from "./subject.ts";

const size = 5000;

/** What it takes to keep many who only have a page open. */
export async function measurePresence(waitMs: number): Promise<Figure[]> {
  const room = `${size + 100}`;
  // All come from one address here, as they would behind a proxy.
  const settings = {
    PRESENCE_LIMIT: room,
    PRESENCE_PER_ADDRESS: room,
    MAX_CONNECTIONS: room,
    CONNECTIONS_PER_ADDRESS: room,
  };
  const subject = await openSubject({ settings });
  const crowd = fork(join(import.meta.dirname, "crowd.ts"));
  try {
    // The first find a server that is not warm yet.
    await askPages(subject);
    const alone = await askPages(subject);
    const { memory: empty } = await subject.usage();
    const order: CrowdOrder = { port: Number(new URL(subject.origin).port), size };
    crowd.send(order);
    const [{ connected, trouble }] = (await once(crowd, "message")) as [CrowdAnswer];
    if (trouble !== undefined)
      throw new Error(
        `${connected} of ${size} connections were made, then: ${trouble} A process may need to open more files (ulimit -n).`,
      );
    // Everybody is told how many they are, three seconds apart.
    await wait(4000);
    const [before, from] = [await subject.usage(), performance.now()];
    await wait(waitMs);
    const after = await subject.usage();
    const share = (after.cpuMs - before.cpuMs) / (performance.now() - from);
    const crowded = await askPages(subject);
    return [
      figure("presence/a page meanwhile against nobody", "times", crowded.cpuMs / alone.cpuMs),
      figure("presence/a page meanwhile", "ms", crowded.ms),
      figure("presence/memory of a connection", "KB", (after.memory - empty) / size / 1000),
      figure("presence/memory of all", "MB", (after.memory - empty) / 1e6),
      figure("presence/CPU while all wait", "% of a core", share * 100),
    ];
  } finally {
    crowd.kill();
    await subject.close();
  }
}

const batches = 31;
/** All of them together take as long as a ping to everybody and back to the next: 25 seconds, a few of which it keeps the server busy. */
const pauseMs = 800;

/** What a page takes whoever asks for it, and what it takes the server: in the middle of many batches. */
async function askPages(subject: Subject): Promise<{ ms: number; cpuMs: number }> {
  const asks = 30;
  const times: number[] = [];
  const costs: number[] = [];
  for (let batch = 0; batch < batches; batch++) {
    const before = await subject.usage();
    for (let ask = 0; ask < asks; ask++) {
      const from = performance.now();
      await (await fetch(`${subject.origin}${urls.games()}`)).text();
      times.push(performance.now() - from);
    }
    costs.push(((await subject.usage()).cpuMs - before.cpuMs) / asks);
    await wait(pauseMs);
  }
  return { ms: median(times), cpuMs: median(costs) };
}
