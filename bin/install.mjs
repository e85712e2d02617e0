// Runs on Node 20 before anything is installed: only what Node itself brings.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../portal/paths.mjs";

const mark = join(root, "node_modules", ".recess-lock");

/** Installs from the lock file when it has changed since the last time, and otherwise does nothing. */
export function ensureInstalled() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.log("Installing packages from the lock file (npm ci) …");
  const { status } = spawnSync("npm ci --no-audit --no-fund", { cwd: root, stdio: "inherit", shell: true });
  if (status !== 0) {
    console.error("npm ci failed. Check the network, then run this again.");
    process.exit(1);
  }
  writeFileSync(mark, wanted);
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

/** Lets another process take this one's place: its output, its signals and its end are ours. */
export function handOver(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}

/** Runs a command and waits; ends this process with its status if it fails. */
export function run(command, args, options = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0));
}
