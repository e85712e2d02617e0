import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { urls } from "@recess/portal/app/urls.ts";
import { root } from "@recess/portal/paths.mjs";
import { openSubject, type Subject } from "#quality/lib/measured-portal.ts";
import { type Figure, figure, medians } from "./figures.ts";
import type { Pace } from "./pace.ts";
import { openLoader } from "./sampler.ts";

const entry = join(root, "bin", "start.mjs");

/** From `npm start`, with all built, to the first page; then what the server holds when nobody and when everybody asks. */
export async function measureStart({ starts, quietMs, loadMs }: Pace): Promise<Figure[]> {
  const runs: Figure[][] = [];
  for (let run = 1; run < starts; run++) {
    const { subject, figures } = await start();
    runs.push(figures);
    await subject.close();
  }
  const { subject, figures } = await start();
  try {
    await wait(quietMs);
    const { memory: idle } = await subject.usage();
    return [
      ...medians([...runs, figures]),
      figure("start/memory idle", "MB", idle / 1e6),
      figure("start/memory at full load", "MB", (await fullest(subject, loadMs)) / 1e6),
    ];
  } finally {
    await subject.close();
  }
}

async function start() {
  const from = performance.now();
  const subject = await openSubject({ entry });
  await (await fetch(`${subject.origin}${urls.landing()}`)).text();
  const { cpuMs } = await subject.usage();
  const figures = [
    figure("start/CPU to the first page", "s CPU", cpuMs / 1000),
    figure("start/time to the first page", "ms", performance.now() - from),
  ];
  return { subject, figures };
}

/** The most memory that was seen while everybody asks for everything, piece after piece. */
async function fullest(subject: Subject, loadMs: number): Promise<number> {
  const paths = [urls.landing(), urls.games(), urls.search("a"), urls.articles(), urls.announcements()];
  const pages = Array.from({ length: 20 }, (_, at) => urls.games(undefined, at + 1));
  const loader = openLoader();
  const pieces = 10;
  let most = 0;
  try {
    for (let piece = 0; piece < pieces; piece++) {
      const { memory } = await loader.sample(subject, { paths: [...paths, ...pages] }, loadMs / pieces);
      most = Math.max(most, memory);
    }
  } finally {
    loader.close();
  }
  return most;
}
