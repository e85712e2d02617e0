// Installation and start of our commands. Runs on Node 20, before anything is installed: imports only what Node itself has.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileCacheDir, root } from "../portal/paths.mjs";

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage */

/**
 * State of `node_modules`: `package-lock.json` compared with `node_modules/.package-lock.json`, the hidden lock file in which npm
 * writes what it has installed. `isProduction` is an installation by `npm ci --omit=dev`, without development packages.
 * @param {string} dir
 */
export function installState(dir) {
  const installed = lockedPackages(join(dir, "node_modules", ".package-lock.json"));
  if (!installed) return { isCurrent: false, isProduction: false };
  const locked = lockedPackages(join(dir, "package-lock.json")) ?? {};
  const isProduction = hasDevPackages(locked) && !hasDevPackages(installed);
  const isCurrent = Object.entries(locked).every(([place, { version, ...kind }]) => {
    // The project itself and its workspaces.
    if (!place.startsWith("node_modules/")) return true;
    const found = installed[place];
    if (found) return found.version === version;
    return kind.optional || kind.devOptional || kind.peer || (kind.dev && isProduction);
  });
  return { isCurrent, isProduction };
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function lockedPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : undefined;
}

/** @param {Record<string, LockedPackage>} packages */
function hasDevPackages(packages) {
  return Object.values(packages).some(({ dev, optional }) => dev && !optional);
}

/** Installs from the lock file when packages are missing or have other versions. An installation without development packages stays one. */
export function ensureInstalled() {
  const { isCurrent, isProduction } = installState(root);
  if (isCurrent) return;
  const command = `npm ci --no-audit --no-fund${isProduction ? " --omit=dev" : ""}`;
  console.log(`Installing packages from the lock file (${command}) …`);
  const { status } = spawnSync(command, { cwd: root, stdio: "inherit", shell: true });
  if (status === 0) return;
  console.error(
    "npm ci failed, and says why above. Most often the network is down, the disk is full, or the home folder cannot be written (npm needs it for its cache). Then run this again.",
  );
  process.exit(1);
}

/**
 * Ends this process with one line where development packages are not installed.
 * @param {string} what
 */
export function requireDevPackages(what) {
  if (!installState(root).isProduction) return;
  // Plain `npm ci` would leave them out again where NODE_ENV is production.
  console.error(`${what} needs the development packages. Run npm ci --include=dev, then this again.`);
  process.exit(1);
}

/** The Node that the portal runs on: the packaged one, or this one where no package fits but it is new enough. */
export function findNode() {
  const file = process.platform === "win32" ? "node.exe" : "node";
  const os = process.platform === "win32" ? "win" : process.platform;
  const names = [`node-${os}-${process.arch}`, `node-bin-${os}-${process.arch}`];
  const found = names.map((name) => join(root, "node_modules", name, "bin", file)).find(existsSync);
  if (found) return found;
  if (Number(process.versions.node.split(".")[0]) >= 26) return process.execPath;
  console.error(
    `No packaged Node for ${process.platform} ${process.arch}. Install Node 26 or newer and run this again.`,
  );
  process.exit(1);
}

/**
 * Replaces this process by another, as far as Node can: its output, its signals and its exit code are passed on. The compile cache
 * halves the time that our commands take to start. Ctrl+C reaches the other twice, as a terminal sends it to both.
 * @param {string} command
 * @param {string[]} args
 */
export function handOver(command, args) {
  const env = { NODE_COMPILE_CACHE: compileCacheDir, ...process.env };
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}

/**
 * Runs a command and waits. Ends this process with its exit code if it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
