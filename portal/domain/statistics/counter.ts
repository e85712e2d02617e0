import { formatIsoDay } from "#domain/day.ts";
import { Refusal } from "#domain/errors.ts";
import { createCountBuffer } from "./count-buffer.ts";
import type { CountKind, CountStore } from "./count-store.ts";

/** Counts in memory and writes batches to the count store. */
export type Counter = {
  /** Returns at once and never throws: no page fails because of a count. */
  count(kind: CountKind, subject: string, number?: number): void;
  /** Writes down what has gathered. While the store refuses, it is kept for the next time. */
  flush(): Promise<void>;
  /** How many different things wait to be written down. */
  waiting(): number;
};

/** More different counts than a busy site has between two flushes. */
const MAX_BUFFERED_COUNTS = 5000;

export function createCounter(store: Pick<CountStore, "add">, now: () => Date): Counter {
  const buffer = createCountBuffer(MAX_BUFFERED_COUNTS);
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    const batch = buffer.take();
    if (batch.length === 0) return;
    try {
      await store.add(batch);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The operator has been told. The batch waits, and new counts join it as far as there is room.
      for (const count of batch) buffer.add(count);
    }
  }

  return {
    count(kind, subject, number = 1) {
      buffer.add({ day: formatIsoDay(now()), kind, subject, number });
    },
    waiting: buffer.size,
    async flush() {
      const before = writing;
      writing = (before ?? Promise.resolve()).catch(() => undefined).then(write);
      await writing;
    },
  };
}
