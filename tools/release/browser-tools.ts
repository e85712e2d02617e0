import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { LockFile } from "@recess/portal/domain/catalogue/packages/lock-file.ts";
import { root } from "@recess/portal/paths.mjs";

/** Copies the packages that try an added game in a browser and make its covers, with what they need. Those for other machines are not installed. */
export async function copyBrowserTools(folder: string, lock: LockFile): Promise<void> {
  for (const path of lock.closure(["playwright-core", "sharp"]))
    if (existsSync(join(root, path))) await cp(join(root, path), join(folder, path), { recursive: true });
}
