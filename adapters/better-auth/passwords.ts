import { hashPassword, verifyPassword } from "better-auth/crypto";

/** Each takes 32 MB while it runs. Two at a time keep a burst of sign-ins from filling the machine. */
const atATime = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running >= atATime) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    return await run();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export function hashInTurn(password: string): Promise<string> {
  return inTurn(() => hashPassword(password));
}

export function verifyInTurn(data: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verifyPassword(data));
}
