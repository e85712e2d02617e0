import { setTimeout as sleep } from "node:timers/promises";

/** https://www.sqlite.org/rescode.html */
export const sqliteCodes = {
  busy: 5,
  readonly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

/** The lower byte; the rest only says where it happened. */
export function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}

const patienceMs = 5000;

/** Tries again while another process writes, and lets this one go on with other work meanwhile. */
export async function patiently<T>(run: () => T): Promise<T> {
  const until = performance.now() + patienceMs;
  for (let waitMs = 1; ; waitMs = Math.min(waitMs * 2, 50)) {
    try {
      return run();
    } catch (error) {
      if (primaryCode(error) !== sqliteCodes.busy || performance.now() > until) throw error;
    }
    await sleep(waitMs);
  }
}
