import { setTimeout as sleep } from "node:timers/promises";

/** Primary result codes of SQLite: https://www.sqlite.org/rescode.html */
export const sqliteCodes = {
  busy: 5,
  readonly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

/** The primary result code of an error: the lower byte. The upper bytes only say where it happened. */
export function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}

const BUSY_TIMEOUT_MS = 5000;
const MAX_RETRY_DELAY_MS = 50;

/** Retries with exponential backoff while another process holds SQLite's write lock, without blocking this process. */
export async function retryWhileBusy<T>(run: () => T): Promise<T> {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (let delayMs = 1; ; delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS)) {
    try {
      return run();
    } catch (error) {
      if (primaryCode(error) !== sqliteCodes.busy || performance.now() > deadline) throw error;
    }
    await sleep(delayMs);
  }
}
