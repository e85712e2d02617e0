import type { LockFile } from "./lock-file.ts";

/** A game is a page and its files. One with more packages than this, itself included, brings a tool chain. */
const MAX_PACKAGES = 6;
/** Size of the package itself, unpacked: every clone of this portal downloads it. */
export const MAX_PACKAGE_BYTES = 12 * 1024 * 1024;

/** Why a package cannot be used as it is installed, in words that follow its name; undefined when it can. */
export function packageFault(
  lock: LockFile,
  { name, version }: { readonly name: string; readonly version: string },
): string | undefined {
  const found = lock.packageAt(`node_modules/${name}`);
  if (!found) return "is not in the lock file";
  if (found.version !== version) return `is locked at ${found.version}, not at ${version}`;
  const tree = [...lock.closure([name])].flatMap((path) => lock.packageAt(path) ?? []);
  const scripted = tree.find(({ hasInstallScript }) => hasInstallScript);
  if (scripted) return `runs a script when it is installed (${scripted.name})`;
  if (tree.length > MAX_PACKAGES)
    return `brings ${tree.length - 1} packages; at most ${MAX_PACKAGES - 1} may come along`;
  return undefined;
}
