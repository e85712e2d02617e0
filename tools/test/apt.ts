import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Why this process cannot install Debian packages; undefined where it can. */
export function aptObstacle(): string | undefined {
  if (!existsSync("/usr/bin/apt-get")) return "this system has no apt-get";
  if (process.getuid?.() !== 0) return "only root can install it with apt-get";
  return undefined;
}

/** Installs Debian packages with apt-get. */
export function aptInstall(packages: readonly string[]): void {
  console.log(`Installing with apt-get: ${packages.join(", ")} …`);
  // RUNLEVEL keeps the packages from starting services of their own.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const apt = (...args: string[]) => spawnSync("apt-get", args, { stdio: "inherit", env });
  apt("update", "-q");
  apt("install", "-y", "-q", "--no-install-recommends", ...packages);
}
