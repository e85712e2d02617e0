import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const RETRY_MS = 50;

/** Thrown where another process has the lock. */
export class LockTaken extends Error {
  override readonly name = "LockTaken";
  readonly pid: number;

  constructor(file: string, pid: number) {
    super(`process ${pid} has ${file}`);
    this.pid = pid;
  }
}

/**
 * Takes a lock between processes of one machine: a file with the number of the process in it. That of a process which was killed is taken over.
 * Waits as long as it is told to, then throws `LockTaken`. Gives the function that releases the lock.
 */
export async function takeLock(file: string, { waitMs = 0 } = {}): Promise<() => Promise<void>> {
  const until = Date.now() + waitMs;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  for (;;) {
    if (await create(file)) return () => rm(file, { force: true });
    const pid = await ownerOf(file);
    if (pid === undefined) continue;
    if (!isRunning(pid)) await removeStale(file, pid);
    else if (Date.now() >= until) throw new LockTaken(file, pid);
    else await sleep(RETRY_MS);
  }
}

/** Runs work that must not run twice at the same time. */
export async function withLock<T>(
  file: string,
  options: { waitMs: number },
  work: () => Promise<T>,
): Promise<T> {
  const release = await takeLock(file, options);
  try {
    return await work();
  } finally {
    await release();
  }
}

async function create(file: string): Promise<boolean> {
  // Written under another name and linked would need hard links; an empty lock belongs to a process that is just writing its number.
  try {
    const lock = await open(file, "wx", 0o600);
    await lock.writeFile(`${process.pid}`);
    await lock.close();
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    return false;
  }
}

/** The process that has the lock; undefined where it has just been released. */
async function ownerOf(file: string): Promise<number | undefined> {
  try {
    const text = await readFile(file, "utf8");
    // Created a moment ago, by a process that still has to write its number.
    return text === "" ? process.pid : Number(text);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    return undefined;
  }
}

/** Moved away first and looked at again: another process may have taken it over in between. */
async function removeStale(file: string, pid: number): Promise<void> {
  const stale = `${file}.${randomUUID()}`;
  try {
    await rename(file, stale);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  if ((await ownerOf(stale)) === pid) await rm(stale, { force: true });
  else await rename(stale, file);
}

/** Whether there is a process with this number. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, but it is there.
    return codeOf(error) === "EPERM";
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
