import { setTimeout as sleep } from "node:timers/promises";
import type { LoadGenerator } from "#quality/lib/load/load-generator.ts";
import type { LoadResult } from "#quality/lib/load/recorder.ts";
import type { SiteMap } from "#quality/lib/load/site-map.ts";
import type { MeasuredPortal } from "#quality/lib/measured-portal.ts";
import { isShared, measureOtherLoad } from "#quality/lib/other-load.ts";
import { sum } from "#quality/lib/statistics.ts";
import { isHeld, judgeOverload, judgeSoak, type TimeJudgement } from "./judge.ts";
import { type MemoryGrowth, memoryGrowth, openMemorySampler } from "./memory-growth.ts";

export type SoakOptions = {
  readonly map: SiteMap;
  readonly portal: MeasuredPortal;
  readonly generator: LoadGenerator;
  readonly seed: number;
  readonly seconds: number;
  /** Requests a second; found out when left out. */
  readonly rate?: number | undefined;
  readonly trialSeconds: number;
  readonly overloadSeconds: number;
  /** Whether what depends on the machine's speed is judged; left out, where nothing else used the machine. */
  readonly isTimed?: boolean | undefined;
  readonly step: <T>(name: string, run: () => Promise<T>) => Promise<T>;
};

export type Soaked = {
  /** Good answers a second in a closed loop. */
  readonly capacity: number;
  readonly rate: number;
  readonly soak: LoadResult;
  readonly growth: MemoryGrowth;
  readonly overload: LoadResult;
  /** The part of the machine that others used during the soak and the overload; the larger of the two. */
  readonly otherLoad: number;
  readonly judged: { readonly soak: TimeJudgement; readonly overload: TimeJudgement };
  readonly failures: readonly string[];
};

const CLIENT_NUMBERS = [8, 16, 32];
const PARTS_OF_CAPACITY = [0.75, 0.5, 0.35, 0.25, 0.15, 0.08];
/** A rate is tried for this many times as long as a number of clients: stalls come every few seconds, other load every minute. */
const RATE_TRIAL_FACTOR = 6;
/** Of the highest rate that held for a moment. Held for long, a rate needs some air. */
const SOAK_PART_OF_RATE = 0.75;
/** Pauses in which memory is sampled. A server that is asked meanwhile would look slow for our reasons. */
const MEMORY_SAMPLES = 15;

/** Load test over time: finds the highest rate that holds, keeps it, then sends twice the capacity. */
export async function runSoak(options: SoakOptions): Promise<Soaked> {
  const { map, portal, generator, seed, seconds, overloadSeconds, isTimed, step } = options;
  const order = { map, seed, pids: [process.pid, portal.process.pid ?? 0] };
  const fillCache = () => generator.run({ ...order, load: "every page" });
  await step("every page", fillCache);
  const capacity = await measureCapacity(options, order);
  const rate = options.rate ?? (await highestRate(options, order, capacity));

  // The clients before asked again for what was new, which evicts. The cache has to be full again, or filling it looks like a leak.
  await step("every page, once more", fillCache);
  const memory = openMemorySampler(portal);
  const pids = [...order.pids, generator.pid];
  const steady = { load: "open loop", rate, expensiveRate: 0, seconds } as const;
  const pauseEverySeconds = seconds / MEMORY_SAMPLES;
  const soak = await step(`${Math.round(rate)} requests a second`, () =>
    withOtherLoad(pids, () => generator.run({ ...order, ...steady, pauseEverySeconds }, memory.sample)),
  );
  const growth = memoryGrowth(memory.samples);
  const twice = { load: "open loop", rate: capacity, expensiveRate: capacity } as const;
  const overload = await step(`twice ${Math.round(capacity)} requests a second`, () =>
    withOtherLoad(pids, () => generator.run({ ...order, ...twice, seconds: overloadSeconds })),
  );
  const isServedAfter = await step("after the rush", () => isServed(map.site));

  const timeOf = (otherLoad: number): TimeJudgement => {
    if (isTimed !== undefined) return isTimed ? "all" : "none";
    return isShared(otherLoad) ? "quiet" : "all";
  };
  const judged = { soak: timeOf(soak.otherLoad), overload: timeOf(overload.otherLoad) };
  return {
    capacity,
    rate,
    soak: soak.result,
    growth,
    overload: overload.result,
    otherLoad: Math.max(soak.otherLoad, overload.otherLoad),
    judged,
    failures: [
      ...judgeSoak(soak.result, growth, judged.soak),
      ...judgeOverload(overload.result, isServedAfter, judged.overload),
    ],
  };
}

type Order = { map: SiteMap; seed: number; pids: number[] };

async function measureCapacity(
  { generator, trialSeconds, step }: SoakOptions,
  order: Order,
): Promise<number> {
  let capacity = 0;
  for (const clients of CLIENT_NUMBERS) {
    const { kinds, seconds } = await step(`${clients} visitors, as fast as they are answered`, () =>
      generator.run({ ...order, load: "closed loop", clients, seconds: trialSeconds }),
    );
    capacity = Math.max(capacity, sum(Object.values(kinds).map(({ ok }) => ok)) / seconds);
  }
  return capacity;
}

async function highestRate(
  { generator, trialSeconds, step }: SoakOptions,
  order: Order,
  capacity: number,
): Promise<number> {
  const seconds = trialSeconds * RATE_TRIAL_FACTOR;
  let rate = 0;
  for (const part of PARTS_OF_CAPACITY) {
    rate = capacity * part;
    const result = await step(`trying ${Math.round(rate)} requests a second`, () =>
      generator.run({ ...order, load: "open loop", rate, expensiveRate: 0, seconds }),
    );
    if (isHeld(result)) break;
  }
  // Should none have held, the soak itself will tell why.
  return rate * SOAK_PART_OF_RATE;
}

async function withOtherLoad<T>(pids: readonly number[], run: () => Promise<T>) {
  const otherLoad = measureOtherLoad(pids);
  const result = await run();
  return { result, otherLoad: otherLoad() };
}

/** Whether every page is served again within half a minute. */
async function isServed(site: string): Promise<boolean> {
  const until = performance.now() + 30_000;
  for (let inARow = 0; performance.now() < until; ) {
    const { status } = await fetch(`${site}/play`, { headers: { accept: "text/html" } });
    inARow = status === 200 ? inARow + 1 : 0;
    if (inARow === 10) return true;
    await sleep(50);
  }
  return false;
}
