import { z } from "zod";

const installed = z.object({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  hasInstallScript: z.boolean().default(false),
});

const lockFile = z.object({ packages: z.record(z.string(), installed) });

export type LockFile = z.infer<typeof lockFile>;

/** A game is a page and its files. One that brings more packages than this brings a tool chain. */
export const MAX_PACKAGES = 6;
/** Of the package itself, unpacked: every clone of this portal downloads it. */
export const MAX_PACKAGE_BYTES = 12 * 1024 * 1024;

export function parseLockFile(raw: unknown): LockFile {
  return lockFile.parse(raw);
}

/** Why a package cannot be taken as it is installed, in words that follow its name; nothing when it can. */
export function packageFault(
  lock: LockFile,
  { name, version }: { readonly name: string; readonly version: string },
): string | undefined {
  const found = lock.packages[`node_modules/${name}`];
  if (!found) return "is not in the lock file";
  if (found.version !== version) return `is locked at ${found.version}, not at ${version}`;
  const tree = treeOf(lock, `node_modules/${name}`);
  const scripted = [...tree].find((place) => lock.packages[place]?.hasInstallScript);
  if (scripted) return `runs a script when it is installed (${scripted.replace(/^.*node_modules\//, "")})`;
  if (tree.size > MAX_PACKAGES)
    return `brings ${tree.size - 1} packages; at most ${MAX_PACKAGES - 1} may come along`;
  return undefined;
}

/** The places in the lock file of a package and everything that it needs. */
function treeOf(lock: LockFile, place: string, seen = new Set<string>()): Set<string> {
  if (seen.has(place)) return seen;
  seen.add(place);
  for (const name of Object.keys(lock.packages[place]?.dependencies ?? {})) {
    const found = nearest(lock, place, name);
    if (found !== undefined) treeOf(lock, found, seen);
  }
  return seen;
}

/** Where Node would find a package: beside the one that asks, or in a folder above. */
function nearest(lock: LockFile, from: string, name: string): string | undefined {
  for (
    let folder = from;
    folder !== "";
    folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, "")
  ) {
    const place = `${folder}/node_modules/${name}`;
    if (place in lock.packages) return place;
  }
  const place = `node_modules/${name}`;
  return place in lock.packages ? place : undefined;
}
