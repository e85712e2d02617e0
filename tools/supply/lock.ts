import { readFileSync } from "node:fs";
import { z } from "zod";

const names = z.record(z.string(), z.string()).default({});
const entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
});
const lockFile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entry) });

export type LockedPackage = z.output<typeof entry> & {
  /** Where it is installed, `node_modules/a/node_modules/b`. */
  readonly place: string;
  readonly name: string;
};

export type Lock = {
  /** What the manifests of the project and its workspaces ask for, together. */
  readonly root: Pick<z.output<typeof entry>, "dependencies" | "devDependencies" | "optionalDependencies">;
  readonly packages: readonly LockedPackage[];
  /** These and all that they need to run, by the places where they are installed. */
  closure(names: Iterable<string>): ReadonlySet<string>;
};

export function readLock(file: string): Lock {
  return lockOf(JSON.parse(readFileSync(file, "utf8")));
}

export function lockOf(json: unknown): Lock {
  const { packages } = lockFile.parse(json);
  const byPlace = new Map<string, LockedPackage>();
  const isWorkspace = (place: string | undefined) => place !== undefined && Object.hasOwn(packages, place);
  for (const [place, found] of Object.entries(packages)) {
    // An alias is installed under another name than its own.
    const name = found.name ?? place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    // Without `node_modules` it is the project or a workspace.
    const isOwn = !place.includes("node_modules/") || (found.link && isWorkspace(found.resolved));
    if (!isOwn) byPlace.set(place, { ...found, place, name });
  }
  const own = Object.entries(packages).filter(([place]) => !place.includes("node_modules/"));
  const asked = (kind: "dependencies" | "devDependencies" | "optionalDependencies") =>
    Object.assign({}, ...own.map(([, manifest]) => manifest[kind]));
  return {
    root: {
      dependencies: asked("dependencies"),
      devDependencies: asked("devDependencies"),
      optionalDependencies: asked("optionalDependencies"),
    },
    packages: [...byPlace.values()],
    closure(wanted) {
      const reached = new Set<string>();
      const visit = (from: string, name: string) => {
        const place = resolved(byPlace, from, name);
        if (place === undefined || reached.has(place)) return;
        reached.add(place);
        const { dependencies, optionalDependencies } = byPlace.get(place) ?? entry.parse({});
        for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(place, next);
      };
      for (const name of wanted) visit("", name);
      return reached;
    },
  };
}

/** As Node finds it: in the package's own folder, else in those around it. */
function resolved(byPlace: ReadonlyMap<string, unknown>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const place = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (byPlace.has(place)) return place;
    if (folder === "") return undefined;
  }
}
