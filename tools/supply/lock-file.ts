import { readFileSync } from "node:fs";
import { type LockFile, parseLockFile } from "@recess/portal/domain/catalogue/packages/lock-file.ts";

/** Reads a package-lock.json. */
export function readLockFile(file: string): LockFile {
  return parseLockFile(JSON.parse(readFileSync(file, "utf8")));
}
