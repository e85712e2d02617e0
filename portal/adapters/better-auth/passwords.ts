import { availableParallelism } from "node:os";
import { hashPassword, verifyPassword } from "better-auth/crypto";

/**
 * Concurrency limit of password hashing. A hash takes 32 MB and a whole core for a tenth of a second or more, so two at a
 * time keep a burst of sign-ins from filling the machine, and one core of two is left for pages.
 */
const limited = concurrencyLimit(Math.min(2, Math.max(1, availableParallelism() - 1)));

/** Hashes a password with scrypt, under the concurrency limit. */
export function hashLimited(password: string): Promise<string> {
  return limited(() => hashPassword(password));
}

/** Verifies a password against its hash, under the concurrency limit. */
export function verifyLimited(data: { hash: string; password: string }): Promise<boolean> {
  return limited(() => verifyPassword(data));
}

/** Runs at most so many tasks at a time; the others queue, first in, first out. */
export function concurrencyLimit(maxRunning: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running < maxRunning) running += 1;
    else await new Promise<void>((start) => queue.push(start));
    try {
      return await run();
    } finally {
      // The slot goes straight to the next task: freed in between, a new task could take it as well.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
