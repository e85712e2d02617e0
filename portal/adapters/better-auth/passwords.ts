import { availableParallelism } from "node:os";
import { hashPassword, verifyPassword } from "better-auth/crypto";

/**
 * Each takes 32 MB, and a core to itself for a tenth of a second or more. Two at a time keep a burst of sign-ins from filling the
 * machine, and where there are two cores one is left to those who only want a page.
 */
const inTurn = turnsOf(Math.min(2, Math.max(1, availableParallelism() - 1)));

export function hashInTurn(password: string): Promise<string> {
  return inTurn(() => hashPassword(password));
}

export function verifyInTurn(data: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verifyPassword(data));
}

/** So many run at a time; the others wait, and whoever came first is next. */
export function turnsOf(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await run();
    } finally {
      // The place goes to the next in line without being free in between, when somebody new could take it too.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
