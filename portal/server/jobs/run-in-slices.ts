import { setImmediate as nextTurn } from "node:timers/promises";
import type { Steps } from "#domain/steps.ts";

/** A request takes some turns of the event loop, and waits for a slice in each of them. */
const SLICE_MS = 5;

/** Runs long work in slices, with a turn of the event loop for requests after each. Rejects when told to stop. */
export async function runInSlices<Result>(steps: Steps<Result>, stop: AbortSignal): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await nextTurn();
    stop.throwIfAborted();
  }
}
