import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const sourceDir = join(import.meta.dirname, "firebase-emulator");

/**
 * Folder of the user's cache that the auth emulator of firebase-tools is installed into, one per version of its lock file.
 * It is no dependency of the portal: it takes 220 MB and a single test needs it.
 */
function emulatorDir(): string {
  const lock = readFileSync(join(sourceDir, "package-lock.json"));
  const version = createHash("sha256").update(lock).digest("hex").slice(0, 12);
  const cacheDir = process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
  return join(cacheDir, "recess", `firebase-emulator-${version}`);
}

/** Written last by the installation, so that an interrupted one counts as none. */
const installedMark = () => join(emulatorDir(), "installed");

export const isEmulatorInstalled = (): boolean => existsSync(installedMark());

/** Installs the emulator with `npm ci`. Gives whether that worked: it needs the network. */
export function installEmulator(): boolean {
  const dir = emulatorDir();
  mkdirSync(dir, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(join(sourceDir, file), join(dir, file));
  const args = ["ci", "--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", args, { cwd: dir, stdio: "inherit" });
  if (status !== 0) return false;
  writeFileSync(installedMark(), "");
  return true;
}

/** Starts the installed emulator on a free port of the loopback address. `url` is its host and port. */
export async function startEmulator(): Promise<{ url: string; stop(): Promise<void> }> {
  const dir = emulatorDir();
  copyFileSync(join(sourceDir, "emulator.cjs"), join(dir, "emulator.cjs"));
  const child = spawn(process.execPath, ["emulator.cjs"], { cwd: dir, stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const failed = exited.then(([code]) => {
    throw new Error(`the emulator exited with ${code}`);
  });
  const [line] = await Promise.race([once(child.stdout.setEncoding("utf8"), "data"), failed]);
  failed.catch(() => undefined);
  return {
    url: String(line).trim(),
    async stop() {
      child.kill();
      await exited;
    },
  };
}
