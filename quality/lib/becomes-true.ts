import { setTimeout as sleep } from "node:timers/promises";

const POLL_INTERVAL_MS = 100;

/** Polls until a condition holds; false when it does not within the timeout. */
export async function becomesTrue(condition: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    if (await condition().catch(() => false)) return true;
    await sleep(POLL_INTERVAL_MS);
  }
  return false;
}
