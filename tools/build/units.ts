import { createHash } from "node:crypto";
import { copyFile, link, mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { root } from "@recess/portal/paths.mjs";

/** A part of the build that is made anew only when its sources have changed, such as one game. */
type BuiltUnit = {
  /** Content hash of the sources. */
  readonly key: string;
  /** Files that it wrote, below the build's folder. */
  readonly files: readonly string[];
  readonly result: unknown;
};

export type BuiltUnits = Readonly<Record<string, BuiltUnit>>;

/** The build before this one. */
export type FormerBuild = { readonly dir: string; readonly units: BuiltUnits };

type UnitOptions = {
  /** Files and folders of the project that it is made from. What every unit depends on is left out. */
  readonly sources: readonly string[];
  /** Folders below the build's that it writes to. */
  readonly folders: readonly string[];
  /** Anything else that it depends on. */
  readonly key?: string;
};

/** A change of a dependency or of the build itself makes everything anew. */
const commonSources = ["package-lock.json", "tools/build"];
const noSource = /\.(?:test|fixture|contract)\.tsx?$/;
const endings = ["", ".br", ".gz"];

/** Makes the units of a build in `dir`, or takes them over from the former one. */
export function openUnits(dir: string, former: FormerBuild | undefined) {
  const units: Record<string, BuiltUnit> = {};
  const digest = createDigest();
  let made = 0;

  async function makeUnit<Result>(
    name: string,
    { sources, folders, key: also = "" }: UnitOptions,
    make: () => Promise<Result>,
  ): Promise<Result> {
    const digests = await Promise.all([...commonSources, ...sources].map(digest));
    const key = createHash("sha256")
      .update([...digests, also].join("\n"))
      .digest("hex");
    const known = former?.units[name];
    if (former && known?.key === key && (await takeOver(known.files, former.dir, dir))) {
      units[name] = known;
      return known.result as Result;
    }
    const written = async () =>
      (await Promise.all(folders.map((folder) => filesBelow(join(dir, folder))))).flat();
    const before = new Set(await written());
    const result = await make();
    made += 1;
    const files = (await written()).filter((file) => !before.has(file));
    units[name] = { key, files: files.map((file) => relative(dir, file)), result };
    return result;
  }

  return {
    makeUnit,
    built: (): BuiltUnits => units,
    get made() {
      return made;
    },
    get total() {
      return Object.keys(units).length;
    },
  };
}

/** Links the files of a unit with their compressed copies into the new build. False where one is missing. */
export async function takeOver(files: readonly string[], from: string, to: string): Promise<boolean> {
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    for (const ending of endings) {
      const isThere = await linkFile(join(from, file + ending), join(to, file + ending));
      if (!isThere && ending === "") return false;
    }
  }
  return true;
}

/** Links a file, or copies it where the disk has no links. False where it is not there. Files of a build are never changed, so it may have two names. */
async function linkFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT") return false;
    if (code === "EEXIST") return true;
    await copyFile(from, to);
    return true;
  }
}

/** Content hash of a file or a folder of the project; each is read once. */
function createDigest(): (source: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  const digestOf = async (source: string) => {
    const hash = createHash("sha256").update(source);
    const files = await filesBelow(join(root, source));
    for (const file of files.filter((file) => !noSource.test(file)).toSorted()) {
      const content = createHash("sha256").update(await readFile(file));
      hash.update(`${relative(root, file)}\0${content.digest("hex")}\0`);
    }
    return hash.digest("hex");
  };
  return (source) => {
    const found = known.get(source) ?? digestOf(source);
    known.set(source, found);
    return found;
  };
}

/** All files below a folder; the path itself where it is a file, nothing where there is none. */
async function filesBelow(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOTDIR") return [path];
    if (code === "ENOENT") return [];
    throw error;
  }
}
