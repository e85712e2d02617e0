import type { MeasuredPortal } from "#quality/lib/measured-portal.ts";
import { slope } from "#quality/lib/statistics.ts";

/** Memory in megabytes at a second of the run. */
export type MemorySample = { readonly second: number; readonly rss: number; readonly heap: number };

/** Memory growth in megabytes a minute, over so many minutes. */
export type MemoryGrowth = { readonly rss: number; readonly heap: number; readonly minutes: number };

const MEGABYTE = 2 ** 20;

/** Samples the server's memory after garbage collection, which stops it for a moment. */
export function openMemorySampler({ usageAfterGc }: Pick<MeasuredPortal, "usageAfterGc">) {
  const samples: MemorySample[] = [];
  const startedAt = performance.now();
  return {
    samples,
    async sample(): Promise<void> {
      const second = (performance.now() - startedAt) / 1000;
      const { rss, heap } = await usageAfterGc();
      samples.push({ second, rss: rss / MEGABYTE, heap: heap / MEGABYTE });
    },
  };
}

/** Memory growth by least squares, without the first third of the samples: caches fill and code is compiled meanwhile. */
export function memoryGrowth(samples: readonly MemorySample[]): MemoryGrowth {
  const later = samples.slice(Math.floor(samples.length / 3));
  const [first, last] = [later[0]?.second ?? 0, later.at(-1)?.second ?? 0];
  const of = (what: "rss" | "heap") =>
    slope(later.map((sample) => [sample.second / 60, sample[what]] as const));
  return { rss: of("rss"), heap: of("heap"), minutes: (last - first) / 60 };
}
