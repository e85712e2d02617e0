import { existsSync, readFileSync } from "node:fs";

/** Process tree: a process and its descendants. PostgreSQL gives every connection a process of its own, each in a group of its own. */
export function processTree(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [pid];
  const children = readFileSync(file, "utf8").trim().split(" ").filter(Boolean).map(Number);
  return [pid, ...children.flatMap(processTree)];
}

/** Sends a signal to a whole process tree; processes that have ended meanwhile are passed over. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const one of processTree(pid)) {
    try {
      process.kill(one, signal);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
}
