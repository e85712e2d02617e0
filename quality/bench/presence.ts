import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { urls } from "@recess/portal/app/urls.ts";
import { openSubject, type Subject } from "#quality/lib/measured-portal.ts";
import type { CrowdAnswer, CrowdOrder } from "./crowd.ts";
import { type Figure, figure, median } from "./figures.ts";
import { openLoader } from "./sampler.ts";

const size = 5000;
const [rounds, sampleMs] = [21, 250];

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
  // One with a crowd and one without, asked in turn: what neighbours do to one of them they do to both.
  const [alone, crowded] = [await openSubject({ settings }), await openSubject({ settings })];
  const crowd = fork(join(import.meta.dirname, "crowd.ts"));
  try {
    const { memory: empty } = await crowded.usage();
    const order: CrowdOrder = { port: Number(new URL(crowded.origin).port), size };
    crowd.send(order);
    const [{ connected, trouble }] = (await once(crowd, "message")) as [CrowdAnswer];
    if (trouble !== undefined)
      throw new Error(
        `${connected} of ${size} connections were made, then: ${trouble} A process may need to open more files (ulimit -n).`,
      );
    // Everybody is told how many they are, three seconds apart.
    await wait(4000);
    const [before, from] = [await crowded.usage(), performance.now()];
    await wait(waitMs);
    const after = await crowded.usage();
    const share = (after.cpuMs - before.cpuMs) / (performance.now() - from);
    return [
      figure("presence/a page meanwhile against nobody", "times", await costAgainst(alone, crowded)),
      figure("presence/a page meanwhile", "ms", await msOfPage(crowded)),
      figure("presence/memory of a connection", "KB", (after.memory - empty) / size / 1000),
      figure("presence/memory of all", "MB", (after.memory - empty) / 1e6),
      figure("presence/CPU while all wait", "% of a core", share * 100),
    ];
  } finally {
    crowd.kill();
    await Promise.all([alone.close(), crowded.close()]);
  }
}

const asked = { paths: [urls.games()] };

/** What a page takes the one server, against what it takes the other. */
async function costAgainst(alone: Subject, crowded: Subject): Promise<number> {
  const loader = openLoader();
  const cost = async (subject: Subject, forMs = sampleMs) =>
    (await loader.sample(subject, asked, forMs)).cpuMs;
  try {
    // The first find servers that are not warm yet.
    for (const subject of [alone, crowded]) await cost(subject, sampleMs * 8);
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const isFirst = round % 2 === 0;
      const one = await cost(isFirst ? alone : crowded);
      const other = await cost(isFirst ? crowded : alone);
      ratios.push(isFirst ? other / one : one / other);
    }
    return median(ratios);
  } finally {
    loader.close();
  }
}

async function msOfPage({ origin }: Subject): Promise<number> {
  const times: number[] = [];
  for (let ask = 0; ask < 200; ask++) {
    const from = performance.now();
    await (await fetch(`${origin}${urls.games()}`)).text();
    times.push(performance.now() - from);
  }
  return median(times);
}
