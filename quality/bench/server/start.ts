import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { urls } from "@recess/portal/app/urls.ts";
import { root } from "@recess/portal/paths.mjs";
import { type Figure, figure, medians } from "#quality/bench/figures.ts";
import type { Pace } from "#quality/bench/pace.ts";
import { type MeasuredPortal, startMeasuredPortal } from "#quality/lib/measured-portal.ts";
import { openSampler } from "./sampler.ts";

const entry = join(root, "bin", "start.mjs");
const LOAD_SAMPLES = 10;

/** CPU and time from `npm start`, with all built, to the first page; then RSS when idle and at full load. */
export async function measureStart({ starts, quietMs, loadMs }: Pace): Promise<Figure[]> {
  const runs: Figure[][] = [];
  for (let run = 1; run < starts; run++) {
    const { portal, figures } = await start();
    runs.push(figures);
    await portal.close();
  }
  const { portal, figures } = await start();
  try {
    await sleep(quietMs);
    const { rss: idle } = await portal.usage();
    return [
      ...medians([...runs, figures]),
      figure("start/memory idle", "MB", idle / 1e6),
      figure("start/memory at full load", "MB", (await maxMemoryUnderLoad(portal, loadMs)) / 1e6),
    ];
  } finally {
    await portal.close();
  }
}

async function start() {
  const from = performance.now();
  const portal = await startMeasuredPortal({ entry });
  await (await fetch(`${portal.origin}${urls.landing()}`)).text();
  const { cpuMs } = await portal.usage();
  const figures = [
    figure("start/CPU to the first page", "s CPU", cpuMs / 1000),
    figure("start/time to the first page", "ms", performance.now() - from),
  ];
  return { portal, figures };
}

async function maxMemoryUnderLoad(portal: MeasuredPortal, loadMs: number): Promise<number> {
  const paths = [
    ...[urls.landing(), urls.games(), urls.search("a"), urls.articles(), urls.announcements()],
    ...Array.from({ length: 20 }, (_, at) => urls.games(undefined, at + 1)),
  ];
  const { sample, close } = openSampler();
  let max = 0;
  try {
    for (let at = 0; at < LOAD_SAMPLES; at++)
      max = Math.max(max, (await sample(portal, { paths }, loadMs / LOAD_SAMPLES, true)).memory);
  } finally {
    await close();
  }
  return max;
}
