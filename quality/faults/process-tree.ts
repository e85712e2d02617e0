import { existsSync, readFileSync } from "node:fs";

/** A process and all that came from it: PostgreSQL gives every connection a process of its own, each in a group of its own. */
export function familyOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [pid];
  const children = readFileSync(file, "utf8").trim().split(" ").filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

/** To the whole family at once; who is gone already is not missed. */
export function signalFamily(pid: number, signal: NodeJS.Signals): void {
  for (const one of familyOf(pid)) {
    try {
      process.kill(one, signal);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
}
