import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Config } from "#server/config.ts";

/**
 * Why a command has no portal to work on: there is no data folder, and the command would make an empty one somewhere. Undefined where there is
 * a portal.
 */
export function missingData({
  dataDir,
  databaseUrl,
}: Pick<Config, "dataDir"> & Partial<Pick<Config, "databaseUrl">>): string | undefined {
  if (databaseUrl || existsSync(dataDir)) return undefined;
  return `There is no portal's data in ${resolve(dataDir)}. Set DATA_DIR as the portal has it, or start the portal once.`;
}
