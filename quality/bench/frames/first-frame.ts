import { throttling } from "#quality/bench/browser/conditions.ts";
import { travelMs } from "#quality/bench/network/slow-link.ts";
import type { Exchange } from "#quality/bench/network/slow-proxy.ts";
import { sum } from "#quality/lib/statistics.ts";
import type { FrameEvent } from "./frame-watch.ts";

/** A game that has painted something draws on its canvas within this time, or has none that it begins with. */
export const CANVAS_MS = 3000;

/** Time of the first frame that the game draws: on its canvas, else its first contentful paint. Undefined while it cannot be told. */
export function firstFrameAt(events: readonly FrameEvent[], now: number): number | undefined {
  const first = (kind: FrameEvent["kind"]) =>
    events.filter((event) => event.kind === kind).toSorted((a, b) => a.at - b.at)[0]?.at;
  const paint = first("paint");
  return first("canvas") ?? (paint !== undefined && now - paint > CANVAS_MS ? paint : undefined);
}

/** A page, what it names and what that names. A game that needs a longer chain waits for itself. */
const MAX_ROUND_TRIPS = 3;

/** How long the bytes of a game have to travel, with the round trips that they need. */
export function travelTime(exchanges: readonly Exchange[]): number {
  const roundTrips = Math.min(MAX_ROUND_TRIPS, longestChain(exchanges));
  return (
    travelMs(sum(exchanges.map(({ bytes }) => bytes)), throttling.bitsPerSecond) +
    roundTrips * throttling.latencyMs
  );
}

/** Most requests of which each began after another had ended. */
function longestChain(exchanges: readonly Exchange[]): number {
  const byStart = exchanges.toSorted((a, b) => a.startedAt - b.startedAt);
  const lengths: number[] = [];
  for (const [at, { startedAt }] of byStart.entries()) {
    const before = byStart
      .slice(0, at)
      .map(({ endedAt }, index) => (endedAt <= startedAt ? (lengths[index] ?? 0) : 0));
    lengths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...lengths);
}
