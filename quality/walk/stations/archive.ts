import { spawnSync } from "node:child_process";
import { mkdir, mkdtempDisposable, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { portalVersion } from "@recess/portal/server/portal-version.ts";
import { unpack } from "#quality/walk/unpacked-release.ts";
import { NEXT_VERSION, type Walk } from "#quality/walk/walk.ts";

/** Makes the release, which refuses to be too large, and checks its checksums. */
export async function makeArchive({ made, isShort }: Walk): Promise<void> {
  const quick = isShort ? ["--quick"] : [];
  const args = [join(root, "tools", "release", "main.ts"), "--to", made, ...quick];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  const sums = spawnSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: made, stdio: "inherit" });
  if (status !== 0 || sums.status !== 0) throw new Error("No release was made.");
}

export async function unpackRelease({ made, opt }: Walk): Promise<void> {
  unpack(await archiveIn(made), opt);
}

/** Unpacks the same release under another version, into `to`. */
export async function unpackNext({ made, dir }: Walk, to: string): Promise<void> {
  await using unpacked = await mkdtempDisposable(join(dir, "next-"));
  unpack(await archiveIn(made), unpacked.path);
  const folder = join(to, `recess-${NEXT_VERSION}`);
  await mkdir(to, { recursive: true });
  await rename(join(unpacked.path, `recess-${portalVersion()}`), folder);
  const about = { name: "recess", version: NEXT_VERSION, type: "module" };
  await writeFile(join(folder, "package.json"), JSON.stringify(about));
}

/** The archive of the release in a folder with everything that was made. */
export async function archiveIn(made: string): Promise<string> {
  const isArchive = (name: string) => /^recess-[\d.]+-[a-z]+-[a-z0-9]+\.tar\.gz$/.test(name);
  const ofThisVersion = (await readdir(made)).find(
    (name) => isArchive(name) && name.startsWith(`recess-${portalVersion()}-`),
  );
  return join(made, ofThisVersion ?? "");
}
