import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { applyEdits } from "./edits.ts";
import type { Job } from "./job.ts";
import { packPicture } from "./pack-picture.ts";

/** Copies the files that the recipe names, with its edits, and pictures packed. A pattern that matches nothing is an error. */
export async function copyPackageFiles({ slug, recipe, from, out }: Job): Promise<void> {
  const folder = path.posix.normalize(recipe.folder);
  const patterns = recipe.files.filter((one) => typeof one === "string");
  const renamed = recipe.files.filter((one) => typeof one !== "string");
  const found = await matching(path.join(from, folder), patterns, slug);
  const page = recipe.page === undefined || recipe.bundle ? [] : [{ from: recipe.page, to: "index.html" }];
  const files = [
    ...[...page, ...found.map((name) => ({ from: name, to: name }))].map(({ from: name, to }) => ({
      from: path.posix.join(folder, name),
      to,
    })),
    ...renamed,
  ];
  for (const file of files) {
    const target = path.join(out, file.to);
    await mkdir(path.dirname(target), { recursive: true });
    const edits = recipe.edits.filter((edit) => edit.file === file.from);
    const source = path.join(from, file.from);
    if (edits.length > 0) await writeFile(target, applyEdits(await readFile(source, "utf8"), edits, slug));
    else if (/\.png$/i.test(source)) await writeFile(target, packPicture(await readFile(source)));
    else await cp(source, target);
  }
}

async function matching(folder: string, patterns: readonly string[], slug: string): Promise<string[]> {
  if (patterns.length === 0) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
  const namesLike = (pattern: string) => names.filter((name) => path.posix.matchesGlob(name, pattern));
  const found = patterns.map((pattern) => ({
    isExclusion: pattern.startsWith("!"),
    names: namesLike(pattern.replace(/^!/, "")),
    pattern,
  }));
  const unmatched = found.find((one) => one.names.length === 0);
  if (unmatched) throw new Error(`${slug}: nothing in its package is called "${unmatched.pattern}"`);
  const excluded = new Set(found.filter(({ isExclusion }) => isExclusion).flatMap((one) => one.names));
  const included = new Set(found.filter(({ isExclusion }) => !isExclusion).flatMap((one) => one.names));
  // A package's own `.br` or `.gz` beside a file would be sent in its place, as if the build had compressed that file.
  const isCompressedCopy = (name: string) => included.has(/^(.+)\.(?:br|gz)$/i.exec(name)?.[1] ?? "");
  return [...included].filter((name) => !excluded.has(name) && !isCompressedCopy(name)).toSorted();
}
