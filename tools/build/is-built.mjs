// Plain JavaScript: `npm start` runs this on Node 20.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildStamp, root } from "../../portal/paths.mjs";

const sources = ["portal", "games", "catalogue", "tools/build", "package-lock.json"];

/** Whether the build is up to date: its build stamp is newer than every source. */
export function isBuilt() {
  if (!existsSync(buildStamp)) return false;
  const builtAt = statSync(buildStamp).mtimeMs;
  return !sources.some((source) => isNewer(join(root, source), builtAt));
}

/**
 * @param {string} path
 * @param {number} builtAt
 * @returns {boolean}
 */
function isNewer(path, builtAt) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return false;
  if (stats.mtimeMs > builtAt) return true;
  return stats.isDirectory() && readdirSync(path).some((entry) => isNewer(join(path, entry), builtAt));
}
