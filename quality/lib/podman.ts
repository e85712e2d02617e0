import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";

/** Debian packages with which images are made and run. Its crun refuses some kernels' cgroups, which runc takes. */
const packages = ["podman", "podman-compose", "runc", "debootstrap"];
const baseArchive = join(root, "node_modules", ".cache", "recess", "debian-bookworm.tar");

export type CommandResult = { readonly status: number | null; readonly output: string };

/** podman with images and containers of its own, in a folder that can be deleted. */
export type Podman = {
  (...args: readonly string[]): CommandResult;
  /** Unmounts the folder of images, which podman leaves mounted. */
  close(): void;
};

export function openPodman(dir: string): Podman {
  const runtime = existsSync("/usr/sbin/runc") ? ["--runtime", "/usr/sbin/runc"] : [];
  const places = ["--root", join(dir, "images"), "--runroot", join(dir, "run"), "--cgroup-manager=cgroupfs"];
  return Object.assign((...args: readonly string[]) => run("podman", [...places, ...runtime, ...args]), {
    close: () => void run("umount", [join(dir, "images", "overlay")]),
  });
}

/** Installs podman and debootstrap where they are missing. Returns why they cannot be had. */
export function podmanObstacle(): string | undefined {
  const isInstalled = () => packages.every((name) => run("which", [name]).status === 0);
  if (isInstalled()) return undefined;
  if (process.getuid?.() !== 0 || run("which", ["apt-get"]).status !== 0)
    return `${packages.join(", ")} are not installed, and only root can install them, with apt-get`;
  run("apt-get", ["update", "-q"]);
  run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages]);
  return isInstalled() ? undefined : `apt-get could not install ${packages.join(", ")}`;
}

/** A bare Debian with libatomic1 as an archive, made once from debootstrap's own mirror: no registry of images is asked. Undefined where Debian's mirror cannot be reached. */
export async function debianArchive(dir: string): Promise<string | undefined> {
  if (existsSync(baseArchive)) return baseArchive;
  const made = join(dir, "debian");
  const include = "--include=libatomic1";
  if (run("debootstrap", ["--variant=minbase", include, "bookworm", made]).status !== 0) return undefined;
  await mkdir(join(baseArchive, ".."), { recursive: true });
  const draft = `${baseArchive}.new`;
  const left = ["--exclude=./var/cache/apt", "--exclude=./var/lib/apt/lists"];
  if (run("tar", ["-C", made, ...left, "-cf", draft, "."]).status !== 0) return undefined;
  await rename(draft, baseArchive);
  return baseArchive;
}

function run(command: string, args: readonly string[]): CommandResult {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", env });
  return { status, output: `${stdout}${stderr}` };
}
