import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

/** Written last by the build, so that a build which was broken off counts as none. */
export const stamp = join(root, "dist", "built.json");

/** What Node compiled, kept from start to start. */
export const compileCache = join(root, "dist", "compile-cache");

/** What `npm start` runs: `main`, or `supervise` for several of it. */
export const builtServer = (name) => join(root, "dist", "server", `${name}.js`);

const sources = [
  "app",
  "server",
  "domain",
  "player",
  "games",
  "catalogue",
  "content",
  "scripts/build",
  "adapters",
  "package-lock.json",
  "vite.config.ts",
];

/** Whether the build is newer than everything that goes into it. */
export function isBuilt() {
  if (!existsSync(stamp)) return false;
  const builtAt = statSync(stamp).mtimeMs;
  return !sources.some((source) => isNewer(join(root, source), builtAt));
}

function isNewer(path, moment) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts) return false;
  if (facts.mtimeMs > moment) return true;
  return facts.isDirectory() && readdirSync(path).some((entry) => isNewer(join(path, entry), moment));
}
