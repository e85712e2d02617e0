import type { Logger } from "pino";
import { Refusal } from "#domain/errors.ts";
import type { CountStore } from "#domain/statistics/count-store.ts";
import { type Counter, createCounter } from "#domain/statistics/counter.ts";
import { hotGames } from "#domain/statistics/hot-games.ts";

export type CountWriter = {
  readonly count: Counter["count"];
  /** The paths of the most played games of these days, most first. */
  hot(): readonly string[];
  readonly waiting: Counter["waiting"];
  /** Writes the last batch. */
  close(): Promise<void>;
};

const FLUSH_INTERVAL_MS = 5000;
const HOT_GAMES_INTERVAL_MS = 60_000;
/** A row on the landing page. */
const MAX_HOT_GAMES = 5;

/** Background job that writes counts to the store, a batch every few seconds, and reads the hot games once a minute. */
export function startCountWriter(store: CountStore, now: () => Date, log: Logger): CountWriter {
  const counter = createCounter(store, now);
  let hot: readonly string[] = [];
  const flush = () => counter.flush().catch((error) => log.error({ error }, "counts were lost"));
  const readHotGames = async () => {
    try {
      hot = await hotGames(store, now(), MAX_HOT_GAMES);
    } catch (error) {
      // The database logs its own outage; until it is back, the hot games stay.
      if (!(error instanceof Refusal)) log.error({ error }, "the hot games could not be read");
    }
  };
  void readHotGames();
  const timers = [setInterval(flush, FLUSH_INTERVAL_MS), setInterval(readHotGames, HOT_GAMES_INTERVAL_MS)];
  for (const timer of timers) timer.unref();
  return {
    count: counter.count,
    hot: () => hot,
    waiting: counter.waiting,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await flush();
    },
  };
}
