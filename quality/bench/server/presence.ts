import { setTimeout as sleep } from "node:timers/promises";
import { urls } from "@recess/portal/app/urls.ts";
import { type Figure, figure } from "#quality/bench/figures.ts";
import { openLoadGenerator } from "#quality/lib/load/load-generator.ts";
import { type MeasuredPortal, startMeasuredPortal } from "#quality/lib/measured-portal.ts";
import { median } from "#quality/lib/statistics.ts";
import { openSampler } from "./sampler.ts";

const SOCKETS = 5000;
const ROUNDS = 21;
const SAMPLE_MS = 250;
const WARM_UP_MS = 2000;
/** Counts are broadcast three seconds apart. */
const BROADCAST_MS = 4000;
const TIMED_PAGES = 200;

/** Cost of many idle sockets: memory, CPU, and what a page costs meanwhile. */
export async function measurePresence(waitMs: number): Promise<Figure[]> {
  const limit = `${SOCKETS + 100}`;
  // All come from one IP address here, as they would behind a proxy.
  const settings = {
    PRESENCE_LIMIT: limit,
    PRESENCE_PER_ADDRESS: limit,
    MAX_CONNECTIONS: limit,
    CONNECTIONS_PER_ADDRESS: limit,
  };
  // One with sockets and one without, asked in turn: other load on the machine slows both.
  const [empty, crowded] = [await startMeasuredPortal({ settings }), await startMeasuredPortal({ settings })];
  const generator = openLoadGenerator();
  try {
    const { rss: rssBefore } = await crowded.usage();
    await generator
      .sockets({ load: "idle sockets", origin: crowded.origin, count: SOCKETS })
      .catch((error: Error) => {
        throw new Error(`${error.message} A process may need to open more files (ulimit -n).`);
      });
    await sleep(BROADCAST_MS);
    const [before, from] = [await crowded.usage(), performance.now()];
    await sleep(waitMs);
    const after = await crowded.usage();
    const share = (after.cpuMs - before.cpuMs) / (performance.now() - from);
    return [
      figure("presence/a page meanwhile against nobody", "times", await costRatio(empty, crowded)),
      figure("presence/a page meanwhile", "ms", await medianPageMs(crowded)),
      figure("presence/memory of a connection", "KB", (after.rss - rssBefore) / SOCKETS / 1000),
      figure("presence/memory of all", "MB", (after.rss - rssBefore) / 1e6),
      figure("presence/CPU while all wait", "% of a core", share * 100),
    ];
  } finally {
    await Promise.all([generator.close(), empty.close(), crowded.close()]);
  }
}

/** CPU time of a page on the crowded portal, divided by that on the empty one. */
async function costRatio(empty: MeasuredPortal, crowded: MeasuredPortal): Promise<number> {
  const { sample, close } = openSampler();
  const cost = async (portal: MeasuredPortal, forMs = SAMPLE_MS) =>
    (await sample(portal, { paths: [urls.games()] }, forMs)).cpuMs;
  try {
    for (const portal of [empty, crowded]) await cost(portal, WARM_UP_MS);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const isEmptyFirst = round % 2 === 0;
      const one = await cost(isEmptyFirst ? empty : crowded);
      const other = await cost(isEmptyFirst ? crowded : empty);
      ratios.push(isEmptyFirst ? other / one : one / other);
    }
    return median(ratios);
  } finally {
    await close();
  }
}

async function medianPageMs({ origin }: MeasuredPortal): Promise<number> {
  const times: number[] = [];
  for (let page = 0; page < TIMED_PAGES; page++) {
    const from = performance.now();
    await (await fetch(`${origin}${urls.games()}`)).text();
    times.push(performance.now() - from);
  }
  return median(times);
}
