import { spawnSync } from "node:child_process";
import { chmod, copyFile, cp, mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import {
  buildStamp,
  contentDir,
  distDir,
  migrationsDir,
  nodeOfRelease,
  releaseFile,
  replayWorker,
  root,
} from "@recess/portal/paths.mjs";
import { linkEqualFiles } from "./link-equal-files.ts";
import { packBuilt } from "./pack-built.ts";
import { thirdPartyLicences } from "./third-party-licences.ts";

/** Files and folders that a release has as they are, in the places where `portal/paths.mjs` looks for them. */
const asTheyAre = [
  "bin/free-ports.mjs",
  "bin/recess.mjs",
  "bin/settings-file.mjs",
  "portal/blocked-ports.mjs",
  "portal/paths.mjs",
  "CHANGELOG.md",
  "LICENSE",
  "SECURITY.md",
  "containers",
  "docs",
  ...[contentDir, migrationsDir, replayWorker].map((path) => relative(root, path)),
];

/** Finds its own folder behind links, so that it can be linked from `/usr/local/bin`. */
const command = `#!/bin/sh
here=$(dirname -- "$(readlink -f -- "$0")")
if ! reason=$("$here/runtime/node" --version 2>&1); then
  echo "The Node of this release does not run here: $reason" >&2
  echo "It needs glibc 2.28 or newer, libstdc++ and libatomic. Debian: apt install libatomic1 libstdc++6" >&2
  exit 1
fi
exec "$here/runtime/node" "$here/bin/recess.mjs" "$@"
`;

/** Lays out the unpacked release in `folder`. */
export async function layOutRelease(
  folder: string,
  { version, shipped }: { version: string; shipped: ReadonlySet<string> },
): Promise<void> {
  for (const path of asTheyAre) await cp(join(root, path), join(folder, path), { recursive: true });
  await copyBuild(join(folder, "dist"));
  await copyNode(nodeOfRelease(folder));
  await writeJson(join(folder, "package.json"), { name: "recess", version, license: "MIT", type: "module" });
  const { platform: os, arch: cpu, version: node } = process;
  await writeJson(join(folder, relative(root, releaseFile)), { version, os, cpu, node });
  await writeFile(join(folder, "THIRD-PARTY-LICENCES.txt"), await thirdPartyLicences(shipped));
  await writeFile(join(folder, "recess"), command);
  await chmod(join(folder, "recess"), 0o755);
  await setTimes(folder);
}

async function copyBuild(to: string): Promise<void> {
  for (const name of ["server", "records", "together", "catalogue.json", "assets.json"])
    await cp(join(distDir, name), join(to, name), { recursive: true });
  for (const name of ["client", "desk", "play"]) await packBuilt(join(distDir, name), join(to, name));
  await linkEqualFiles(to);
  await writeJson(join(to, "built.json"), { builtAt: await builtAt() });
}

/** The Node that runs this, which is the packaged one, without its symbols: they are a fifth of it. */
async function copyNode(to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(join(process.execPath, "..", "..", "LICENSE"), join(dirname(to), "LICENSE"));
  // On macOS a binary that was changed needs a new signature.
  const { status } =
    process.platform === "linux"
      ? spawnSync("strip", ["-o", to, process.execPath], { stdio: "inherit" })
      : {};
  if (status === 0) return;
  console.error("Node is copied with its symbols: strip (Debian: apt install binutils) is not there.");
  await copyFile(process.execPath, to);
}

/** ETags are made of sizes and times, so every machine that unpacks the release has the same. */
async function setTimes(folder: string): Promise<void> {
  const time = new Date(await builtAt());
  for (const name of await readdir(folder, { recursive: true })) await utimes(join(folder, name), time, time);
}

async function builtAt(): Promise<string> {
  const stamp: { builtAt: string } = JSON.parse(await readFile(buildStamp, "utf8"));
  return stamp.builtAt;
}

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
