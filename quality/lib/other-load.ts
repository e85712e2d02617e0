import { existsSync, readFileSync } from "node:fs";
import { sum } from "./statistics.ts";

type Ticks = { readonly busy: number; readonly all: number; readonly own: number };

/** With more of the machine's CPU than this in other hands, a time tells more about the others than about the portal. */
const MAX_OTHER_LOAD = 0.05;
export const isShared = (otherLoad: number, max = MAX_OTHER_LOAD) => otherLoad > max;

/**
 * CPU load by other processes than these, from now to the call: 0 to 1, and 0 where the machine does not tell (it does on Linux).
 * `more` are processes that were started meanwhile. Time that a host of virtual machines gave to others counts as theirs.
 */
export function measureOtherLoad(pids: readonly number[]): (more?: readonly number[]) => number {
  const before = read(pids);
  return (more = []) => {
    const after = read([...pids, ...more]);
    if (!before || !after || after.all <= before.all) return 0;
    const others = after.busy - before.busy - (after.own - before.own);
    return Math.max(0, others / (after.all - before.all));
  };
}

function read(pids: readonly number[]): Ticks | undefined {
  if (!existsSync("/proc/stat")) return undefined;
  const [first = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const ticks = first.split(/\s+/).slice(1, 9).map(Number);
  const [idle = 0, ioWait = 0] = ticks.slice(3, 5);
  return { all: sum(ticks), busy: sum(ticks) - idle - ioWait, own: sum(pids.map(ticksOf)) };
}

/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** CPU time of processes since they began, in seconds; 0 where the machine does not tell. */
export function cpuSecondsOf(pids: readonly number[]): number {
  return sum(pids.map(ticksOf)) / TICKS_PER_SECOND;
}

/** CPU ticks of a process and of the children it has waited for. */
function ticksOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // The name, in brackets, may hold anything.
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return sum(fields.slice(11, 15).map(Number));
}
