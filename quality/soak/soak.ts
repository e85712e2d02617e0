import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Generator } from "#quality/lib/load/load-generator.ts";
import type { Told } from "#quality/lib/load/recorder.ts";
import type { SiteMap } from "#quality/lib/load/site-map.ts";
import { isCrowded, watchOthers } from "#quality/lib/other-load.ts";
import { isHeld, type JudgedTime, judgeRush, judgeSoak } from "./judge.ts";
import { type Slopes, slopesOf, watchMemory } from "./memory-growth.ts";

export type SoakOptions = {
  readonly map: SiteMap;
  readonly server: ChildProcess;
  readonly generator: Generator;
  readonly seed: number;
  readonly seconds: number;
  /** Requests a second; found out when left out. */
  readonly rate?: number | undefined;
  readonly trialSeconds: number;
  readonly rushSeconds: number;
  /** Whether what depends on time is judged; left out, where the machine was ours. */
  readonly isTimed?: boolean | undefined;
  readonly step: <T>(name: string, run: () => Promise<T>) => Promise<T>;
};

export type Soaked = {
  /** What the server does when it is asked as fast as it answers. */
  readonly capacity: number;
  readonly rate: number;
  readonly soak: Told;
  readonly slopes: Slopes;
  readonly rush: Told;
  /** The part of the machine that others took during the soak and the rush; the larger of the two. */
  readonly others: number | undefined;
  readonly failures: readonly string[];
};

const crowds = [8, 16, 32];
const parts = [0.75, 0.5, 0.35, 0.25, 0.15, 0.08];
/** A rate is held when it is held for this many times as long as a crowd is looked at: stalls come every few seconds, neighbours every minute. */
const longer = 6;
/** Of the highest rate that was seen to hold for a moment. Held for long, a rate needs some air. */
const air = 0.75;
/** So often nothing is sent for a moment, and memory looked at. A server that is asked meanwhile would look slow for our reasons. */
const memorySamples = 15;

/** Finds the rate, holds it, doubles it. */
export async function runSoak(options: SoakOptions): Promise<Soaked> {
  const { map, server, generator, seed, seconds, trialSeconds, rushSeconds, step } = options;
  const order = { map, seed, pids: [process.pid, server.pid ?? 0] };
  const visitEveryPage = () => generator.run({ ...order, seconds: 0, load: { tour: 8 } });
  await step("every page", visitEveryPage);
  let capacity = 0;
  for (const visitors of crowds) {
    const told = await step(`${visitors} visitors, as fast as they are answered`, () =>
      generator.run({ ...order, seconds: trialSeconds, load: { visitors } }),
    );
    capacity = Math.max(capacity, goodPerSecond(told));
  }
  const rate = options.rate ?? (await highestRate());

  const pids = [...order.pids, generator.pid];
  const others: number[] = [];
  const alone = async <T>(run: () => Promise<T>) => {
    const taken = watchOthers(pids);
    const result = await run();
    others.push(taken() ?? 0);
    return result;
  };

  // Crowds ask again for what was new, which makes room. It has to be full again, or filling it looks like a leak.
  await step("every page, once more", visitEveryPage);
  const memory = watchMemory(server);
  const long = { ...order, seconds, load: { rate, rush: 0 }, breathEvery: seconds / memorySamples };
  const soak = await step(`${Math.round(rate)} requests a second`, () =>
    alone(() => generator.run(long, memory.look)),
  );
  const slopes = slopesOf(memory.samples);
  const rush = await step(`twice ${Math.round(capacity)} requests a second`, () =>
    alone(() => generator.run({ ...order, seconds: rushSeconds, load: { rate: capacity, rush: capacity } })),
  );
  const isBackAfter = await step("after the rush", () => isBack(map.site));
  const [soakOthers = 0, rushOthers = 0] = others;
  const timeOf = (taken: number): JudgedTime => {
    if (options.isTimed !== undefined) return options.isTimed ? "all" : "none";
    return isCrowded(taken) ? "quiet" : "all";
  };
  const failures = [
    ...judgeSoak(soak, slopes, timeOf(soakOthers)),
    ...judgeRush(rush, isBackAfter, timeOf(rushOthers)),
  ];
  return { capacity, rate, soak, slopes, rush, others: Math.max(...others), failures };

  async function highestRate(): Promise<number> {
    let tried = 0;
    for (const part of parts) {
      tried = capacity * part;
      const told = await step(`trying ${Math.round(tried)} requests a second`, () =>
        generator.run({ ...order, seconds: trialSeconds * longer, load: { rate: tried, rush: 0 } }),
      );
      if (isHeld(told)) break;
    }
    // Should none have held, the soak itself will tell why.
    return tried * air;
  }
}

function goodPerSecond(told: Told): number {
  const good = Object.values(told.kinds).reduce((sum, kind) => sum + kind.good, 0);
  return good / told.seconds;
}

/** Whether every page is served again within half a minute. */
async function isBack(site: string): Promise<boolean> {
  const until = performance.now() + 30_000;
  for (let inARow = 0; performance.now() < until; ) {
    const { status } = await fetch(`${site}/play`, { headers: { accept: "text/html" } });
    inARow = status === 200 ? inARow + 1 : 0;
    if (inARow === 10) return true;
    await sleep(50);
  }
  return false;
}
