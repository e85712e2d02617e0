import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the project, from its sources as from what is built of them. */
export const root = projectAround(import.meta.dirname);

function projectAround(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : projectAround(dirname(folder));
}
