// Plain JavaScript: `npm start` asks on Node 20 whether there is anything to build.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildStamp, root } from "../../portal/paths.mjs";

const sources = ["portal", "games", "catalogue", "content", "tools/build", "package-lock.json"];

/** Whether the build is newer than everything that goes into it. */
export function isBuilt() {
  if (!existsSync(buildStamp)) return false;
  const builtAt = statSync(buildStamp).mtimeMs;
  return !sources.some((source) => isNewer(join(root, source), builtAt));
}

/**
 * @param {string} path
 * @param {number} moment
 * @returns {boolean}
 */
function isNewer(path, moment) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts) return false;
  if (facts.mtimeMs > moment) return true;
  return facts.isDirectory() && readdirSync(path).some((entry) => isNewer(join(path, entry), moment));
}
