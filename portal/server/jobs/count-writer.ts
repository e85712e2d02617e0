import type { Logger } from "pino";
import { Refusal } from "#domain/errors.ts";
import type { CountStore } from "#domain/statistics/count-store.ts";
import { type Counter, createCounter } from "#domain/statistics/counter.ts";
import { hotGames } from "#domain/statistics/hot-games.ts";

export type Counting = {
  readonly count: Counter["count"];
  /** The paths of the games that are played most these days. */
  hot(): readonly string[];
  readonly waiting: Counter["waiting"];
  /** Writes down what is left. */
  close(): Promise<void>;
};

const flushMs = 5000;
const hotMs = 60_000;
/** A row on the landing page. */
const mostHot = 5;

/** Counts behind the answers: a batch every few seconds, and what is hot looked up once a minute. */
export function openCounting(book: CountStore, now: () => Date, log: Logger): Counting {
  const counter = createCounter(book, now);
  let hot: readonly string[] = [];
  const flush = () => counter.flush().catch((error) => log.error({ error }, "counts were lost"));
  const look = async () => {
    try {
      hot = await hotGames(book, now(), mostHot);
    } catch (error) {
      // The database tells of its own trouble; until it is back, what was hot stays so.
      if (!(error instanceof Refusal)) log.error({ error }, "nobody could tell which games are hot");
    }
  };
  void look();
  const timers = [setInterval(flush, flushMs), setInterval(look, hotMs)];
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
