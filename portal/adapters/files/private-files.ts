import { chmodSync, lstatSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** Permission bits of everybody but the owner. */
const OTHERS = 0o077;

/** What became of the permissions of a file or folder. `exposed`: other users may use it, and it is not ours to change. */
export type Privacy = "private" | "tightened" | "exposed";

/** Takes a file or folder away from all users but its owner. A path that does not exist, or a link, is left alone. */
export function makePrivate(path: string): Privacy {
  const user = process.geteuid?.();
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // Windows has no such users, and its files no such bits.
  if (user === undefined || !stats || stats.isSymbolicLink() || (stats.mode & OTHERS) === 0) return "private";
  if (stats.uid !== user && user !== 0) return "exposed";
  try {
    chmodSync(path, stats.mode & 0o700);
    return "tightened";
  } catch {
    // A read-only disk, or one that has no permissions.
    return "exposed";
  }
}

/** Makes a folder private, and everything in it. */
export async function makeTreePrivate(dir: string): Promise<void> {
  makePrivate(dir);
  for (const { parentPath, name } of await readdir(dir, { recursive: true, withFileTypes: true }))
    makePrivate(join(parentPath, name));
}
