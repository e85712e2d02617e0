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
  /** What package.json asks for. */
  readonly root: z.output<typeof entry>;
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
  for (const [place, found] of Object.entries(packages)) {
    // An alias is installed under another name than its own.
    const name = found.name ?? place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    if (place !== "") byPlace.set(place, { ...found, place, name });
  }
  return {
    root: entry.parse(packages[""] ?? {}),
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
