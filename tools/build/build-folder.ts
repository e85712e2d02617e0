import { existsSync, lstatSync, realpathSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { LockTaken, takeLock } from "@recess/portal/adapters/files/lock-file.ts";
import { buildsDir, distDir } from "@recess/portal/paths.mjs";
import type { BuiltUnits, FormerBuild } from "./units.ts";

/** What the build stamp says of a finished build. */
type BuildStamp = {
  readonly builtAt: string;
  readonly units: BuiltUnits;
  /** Folder name of the build before, which processes may still serve. */
  readonly former?: string;
};

/** A build in a folder of its own. Nobody sees it before `finish`, and one that fails changes nothing. */
export type BuildFolder = {
  readonly dir: string;
  readonly former: FormerBuild | undefined;
  /** Writes the build stamp, without which nobody serves it. */
  stamp(units: BuiltUnits): Promise<void>;
  /** Puts the build in the place of the former one, which stays for processes that still serve it. */
  finish(): Promise<void>;
};

/** Where builds lie, and the link to the one that is served. */
type Places = { readonly builds: string; readonly dist: string };

/** Begins a build. Throws where another one is running. */
export async function beginBuild(
  places: Places = { builds: buildsDir, dist: distDir },
): Promise<BuildFolder> {
  const { builds } = places;
  const lockFile = join(builds, "lock");
  const release = await mkdir(builds, { recursive: true })
    .then(() => takeLock(lockFile))
    .catch(refuse(builds));
  const former = await readFormer(places);
  const dir = join(builds, new Date().toISOString().replaceAll(/\D/g, ""));
  // A build that was broken off has left its folder.
  await removeBuilds(builds, [lockFile, former?.dir, former && join(builds, former.stamp.former ?? "")]);
  await mkdir(dir);
  return {
    dir,
    former: former && { dir: former.dir, units: former.stamp.units },
    async stamp(units) {
      const stamp: BuildStamp = {
        builtAt: new Date().toISOString(),
        units,
        ...(former && { former: basename(former.dir) }),
      };
      await writeFile(join(dir, "built.json"), JSON.stringify(stamp));
    },
    async finish() {
      await swap(dir, places);
      await removeBuilds(builds, [lockFile, dir, former?.dir]);
      await release();
    },
  };
}

/** Says what to do where another build runs, or this user may not build. */
const refuse =
  (builds: string) =>
  (error: unknown): never => {
    throw new Error(refusalOf(error, builds), { cause: error });
  };

function refusalOf(error: unknown, builds: string): string {
  if (error instanceof LockTaken)
    return `Another build is running (process ${error.pid}). Wait for it, then run this again.`;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code !== "EACCES" && code !== "EPERM" && code !== "EROFS") throw error;
  return `This user cannot write ${builds}, where builds are made (${code}). Run npm run build as the user to whom the folder belongs; npm start then needs no build.`;
}

async function readFormer({ dist }: Places): Promise<{ dir: string; stamp: BuildStamp } | undefined> {
  if (!existsSync(join(dist, "built.json"))) return undefined;
  const stamp: Partial<BuildStamp> = JSON.parse(await readFile(join(dist, "built.json"), "utf8"));
  return { dir: realpathSync(dist), stamp: { builtAt: "", units: {}, ...stamp } };
}

/** Lets `dist` name another build, at one moment: a link is renamed over the former one. */
async function swap(dir: string, { builds, dist }: Places): Promise<void> {
  const link = `${dist}.new`;
  await rm(link, { force: true });
  await symlink(relative(dirname(dist), dir), link, "junction");
  // Earlier versions had a folder there.
  if (existsSync(dist) && !lstatSync(dist).isSymbolicLink()) await rename(dist, join(builds, "earlier"));
  await rename(link, dist);
}

async function removeBuilds(builds: string, kept: readonly (string | undefined)[]): Promise<void> {
  for (const name of await readdir(builds)) {
    const dir = join(builds, name);
    if (!kept.includes(dir)) await rm(dir, { recursive: true, force: true });
  }
}
