import { join } from "node:path";

/** Folder of the backups of a portal, one folder each. */
export function backupsFolder(dataDir: string): string {
  return join(dataDir, "backups");
}

/** Name of a new backup: its time, which sorts. */
export function backupName(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(":", "-").replace("T", "_");
}
