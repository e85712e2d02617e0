import type { Usage } from "#quality/lib/measured-portal.ts";

type Health = Pick<Usage, "heap" | "rss" | "maxLagMs">;

const MEGABYTE = 1024 * 1024;
/** More than the server held before, after GC: caches have a limit. */
const MAX_HEAP_GROWTH = 64 * MEGABYTE;
const MAX_RSS = 500 * MEGABYTE;
/** Event-loop lag: the longest time without an answer. Generous: the machine may be busy with other things. */
const MAX_LAG_MS = 5000;

/** Leaks and stalls of the server during the attack, in words. */
export function judgeHealth(before: Health, after: Health): string[] {
  const growth = after.heap - before.heap;
  return [
    ...(growth > MAX_HEAP_GROWTH ? [`the server holds ${megabytes(growth)} more than before`] : []),
    ...(after.rss > MAX_RSS ? [`the server takes ${megabytes(after.rss)}`] : []),
    ...(after.maxLagMs > MAX_LAG_MS
      ? [`the server answered nobody for ${after.maxLagMs.toFixed(0)} ms`]
      : []),
  ];
}

export function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
