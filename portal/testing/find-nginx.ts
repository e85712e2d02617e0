import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathFolders } from "./service-process.ts";

/** The path of `nginx`: on `PATH`, or where Debian puts it, which is on the `PATH` of root alone. */
export function findNginx(): string | undefined {
  return [...pathFolders(), "/usr/sbin"]
    .map((folder) => join(folder, "nginx"))
    .find((file) => existsSync(file));
}
