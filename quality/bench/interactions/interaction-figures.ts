import { type Figure, figure } from "#quality/bench/figures.ts";
import type { EventTiming } from "./event-watch.ts";

/** What was seen of one interaction. */
export type Seen = {
  readonly page: string;
  readonly name: string;
  readonly events: readonly EventTiming[];
  /** Times from a key to its suggestions. */
  readonly suggestedMs: readonly number[];
  /** A bare request of the page, shortly before. */
  readonly roundTripMs: number;
};

const MAX_BEYOND_ROUND_TRIP_MS = 60;

/**
 * Figures of one round. Durations of events are also given as parts of what the main thread of a control page takes: both move with the machine,
 * their ratio does not.
 */
export function figuresOf(seen: readonly Seen[], controlMs: number): Figure[] {
  const byPage = Map.groupBy(seen, ({ page }) => page);
  return [
    ...seen.flatMap((one) => figuresOfOne(one, controlMs)),
    ...[...byPage].map(([page, own]) =>
      figure(`interactions/${page}/INP`, "ms", worstInteraction(own.flatMap(({ events }) => events))),
    ),
  ];
}

function figuresOfOne({ page, name, events, suggestedMs, roundTripMs }: Seen, controlMs: number): Figure[] {
  const prefix = `interactions/${page}/${name}`;
  const worst = worstInteraction(events);
  const slowest = Math.max(...suggestedMs);
  return [
    figure(prefix, "ms", worst),
    figure(`${prefix} against control`, "of control", worst / controlMs),
    ...(suggestedMs.length > 0
      ? [
          figure(`${prefix}, suggestions`, "ms", slowest),
          figure(
            `${prefix}, suggestions against a round trip and 60 ms`,
            "times",
            slowest / (roundTripMs + MAX_BEYOND_ROUND_TRIP_MS),
          ),
        ]
      : []),
  ];
}

/**
 * Interaction to Next Paint: the worst event that is part of an interaction. A pointer on its way is not: where nothing changes below it, its
 * events last until something else does. Events shorter than 16 ms are not told of: where there are no others, this is 0.
 */
function worstInteraction(events: readonly EventTiming[]): number {
  return Math.max(0, ...events.map(({ duration, interactionId }) => (interactionId > 0 ? duration : 0)));
}
