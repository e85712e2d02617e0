import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Megabytes at a second of the run. */
export type Sample = { readonly second: number; readonly rss: number; readonly heap: number };

export type Slopes = { readonly rss: number; readonly heap: number; readonly minutes: number };

const megabyte = 2 ** 20;

export async function memoryOf(server: ChildProcess): Promise<Omit<Sample, "second">> {
  const answer = once(server, "message");
  server.send("memory");
  const [{ rss, heap }] = await answer;
  return { rss: rss / megabyte, heap: heap / megabyte };
}

/** Looks at the server whenever it is asked to, which stops it for a moment: all garbage is collected first. */
export function watchMemory(server: ChildProcess) {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  return {
    samples,
    async look(): Promise<void> {
      const second = (performance.now() - startedAt) / 1000;
      samples.push({ second, ...(await memoryOf(server)) });
    },
  };
}

/** Megabytes per minute, by least squares, without the first third: caches fill and code is compiled meanwhile. */
export function slopesOf(samples: readonly Sample[]): Slopes {
  const later = samples.slice(Math.floor(samples.length / 3));
  const [first, last] = [later[0]?.second ?? 0, later.at(-1)?.second ?? 0];
  const of = (what: "rss" | "heap") =>
    slope(later.map((sample) => [sample.second / 60, sample[what]] as const));
  return { rss: of("rss"), heap: of("heap"), minutes: (last - first) / 60 };
}

function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  const below = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return below === 0 ? 0 : above / below;
}
