import { existsSync, readFileSync } from "node:fs";

type Reading = { readonly busy: number; readonly all: number; readonly own: number };

/** Beyond this part of the machine in other hands, how long something takes tells more about the others than about the portal. */
const crowd = 0.05;
export const isCrowded = (others: number) => others > crowd;

/**
 * How much of the machine was taken by anything but these processes, from now to the call: 0 to 1, and undefined where the machine
 * does not tell (it does on Linux). `more` are processes that were started meanwhile. Time that a host of virtual machines gave to others counts as taken.
 */
export function watchOthers(pids: readonly number[]): (more?: readonly number[]) => number | undefined {
  const before = read(pids);
  return (more = []) => {
    const after = read([...pids, ...more]);
    if (!before || !after || after.all <= before.all) return undefined;
    const others = after.busy - before.busy - (after.own - before.own);
    return Math.max(0, others / (after.all - before.all));
  };
}

function read(pids: readonly number[]): Reading | undefined {
  if (!existsSync("/proc/stat")) return undefined;
  const [first = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const numbers = first.split(/\s+/).slice(1, 9).map(Number);
  const all = sum(numbers);
  const [idle = 0, waiting = 0] = numbers.slice(3, 5);
  return { all, busy: all - idle - waiting, own: sum(pids.map(ticksOf)) };
}

/** Its own time and that of children it has waited for. */
function ticksOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // The name, in brackets, may hold anything.
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return sum(fields.slice(11, 15).map(Number));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
