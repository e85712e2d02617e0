import { createHash } from "node:crypto";
import { link, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Smaller files share their block of the disk with nobody anyway. */
const MIN_BYTES = 4096;

/** Makes files with the same bytes hard links to one file: engines, fonts and films that several games bring along. Archives keep links. */
export async function linkEqualFiles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const firstOf = new Map<string, string>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || (await stat(file)).size < MIN_BYTES) continue;
    const hash = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    const first = firstOf.get(hash);
    firstOf.set(hash, first ?? file);
    if (first === undefined) continue;
    await rm(file);
    await link(first, file);
  }
}
