import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isRunning } from "#adapters/files/lock-file.ts";

/** Name of a staging folder: it tells which process works in it. */
export function stagingName(): string {
  return `.new-${process.pid}-${randomUUID()}`;
}

/** Removes the staging folders of commands that were killed. */
export function removeStaging(gamesDir: string): Promise<number> {
  return removeWhere(gamesDir, (pid) => !isRunning(pid));
}

/** Removes what this command has left, where it ended in the middle. */
export function removeOwnStaging(gamesDir: string): Promise<number> {
  return removeWhere(gamesDir, (pid) => pid === process.pid);
}

async function removeWhere(gamesDir: string, isLeft: (pid: number) => boolean): Promise<number> {
  const names = await readdir(gamesDir).catch(() => []);
  const left = names.filter((name) => name.startsWith(".new-") && isLeft(Number(name.split("-")[1])));
  for (const name of left) await rm(join(gamesDir, name), { recursive: true, force: true });
  return left.length;
}
