import { existsSync, readFileSync, rmSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomic } from "#adapters/files/write-file-atomic.ts";
import { builtServer } from "#paths.mjs";

/**
 * Folder of the portal that the next rolling restart takes its workers from, in `DATA_DIR/restart.json`. An upgrade unpacks a release into a new
 * folder, and the supervisor, which is of the old one, learns of it here.
 */
type NextFolder = { readonly folder: string };

const fileIn = (dataDir: string) => join(dataDir, "restart.json");

export async function writeNextFolder(dataDir: string, folder: string): Promise<void> {
  const next: NextFolder = { folder };
  // Root restarts a portal that runs as another user, which has to read the file.
  const owner = await stat(dataDir);
  await writeFileAtomic(fileIn(dataDir), `${JSON.stringify(next)}\n`, { mode: 0o600, owner });
}

/** Undefined where no restart has named a folder, or the folder has no built portal any more. */
export function readNextFolder(dataDir: string): string | undefined {
  try {
    const { folder }: NextFolder = JSON.parse(readFileSync(fileIn(dataDir), "utf8"));
    return existsSync(builtServer("main", folder)) ? folder : undefined;
  } catch {
    return undefined;
  }
}

export function removeNextFolder(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}
