import { z } from "zod";

const ranges = z.record(z.string(), z.string()).default({});
const entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: ranges,
  devDependencies: ranges,
  optionalDependencies: ranges,
});
const lockFile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entry) });

type Entry = z.output<typeof entry>;

/** An installed package, as package-lock.json describes it. */
export type LockedPackage = Entry & {
  /** Where it is installed: `node_modules/a/node_modules/b`. */
  readonly path: string;
  readonly name: string;
};

/** A parsed package-lock.json. The project and its workspaces are not among the packages. */
export type LockFile = {
  /** What the manifests of the project and its workspaces depend on, together. */
  readonly root: Pick<Entry, "dependencies" | "devDependencies" | "optionalDependencies">;
  readonly packages: readonly LockedPackage[];
  /** The package that is installed at this path. */
  packageAt(path: string): LockedPackage | undefined;
  /** Dependency closure: the paths of these packages and of all that they need to run. */
  closure(names: Iterable<string>): ReadonlySet<string>;
};

/** Parses package-lock.json of npm 7 and later. https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
export function parseLockFile(json: unknown): LockFile {
  const { packages } = lockFile.parse(json);
  // A path without `node_modules` is the project itself or a workspace; a workspace has a link in `node_modules` as well.
  const workspaces = Object.keys(packages).filter((path) => !path.includes("node_modules/"));
  const isOwn = (path: string, { link, resolved }: Entry) =>
    workspaces.includes(path) || (link === true && resolved !== undefined && workspaces.includes(resolved));
  const byPath = new Map(
    Object.entries(packages)
      .filter(([path, found]) => !isOwn(path, found))
      // An alias is installed under another name than its own.
      .map(([path, found]) => [path, { ...found, path, name: found.name ?? nameIn(path) }]),
  );
  const merged = (kind: "dependencies" | "devDependencies" | "optionalDependencies") =>
    Object.assign({}, ...workspaces.map((path) => packages[path]?.[kind]));
  return {
    root: {
      dependencies: merged("dependencies"),
      devDependencies: merged("devDependencies"),
      optionalDependencies: merged("optionalDependencies"),
    },
    packages: [...byPath.values()],
    packageAt: (path) => byPath.get(path),
    closure(names) {
      const reached = new Set<string>();
      for (const name of names)
        for (const workspace of ["", ...workspaces]) addClosure(byPath, workspace, name, reached);
      return reached;
    },
  };
}

/** The name of the folder in which a package is installed, its scope included. */
function nameIn(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

function addClosure(
  byPath: ReadonlyMap<string, LockedPackage>,
  from: string,
  name: string,
  reached: Set<string>,
): void {
  const path = resolvePackage(byPath, from, name);
  if (path === undefined || reached.has(path)) return;
  reached.add(path);
  const found = byPath.get(path);
  for (const next of Object.keys({ ...found?.dependencies, ...found?.optionalDependencies }))
    addClosure(byPath, path, next, reached);
}

/** Resolves a package as Node does: in the importing package's own `node_modules`, else in the folders above. */
function resolvePackage(
  byPath: ReadonlyMap<string, LockedPackage>,
  from: string,
  name: string,
): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const path = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (byPath.has(path)) return path;
    if (folder === "") return undefined;
  }
}
