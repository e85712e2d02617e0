import { readdir, stat } from "node:fs/promises";
import { join, sep } from "node:path";

/**
 * The URL paths of all files of `kind` below `name`, which is a folder or a file itself, in the built folder, which comes first in
 * `roots`, and in those of the operator. Compressed siblings are left out as other encodings of the same file, and source maps because no
 * game needs them. A built file that is packed has only its Brotli copy.
 */
export async function servedFiles(roots: readonly string[], kind: string, name: string): Promise<string[]> {
  if (name.split("/").some((part) => part === "" || part.startsWith("."))) return [];
  const found = await Promise.all(roots.map((root) => filesBelow(join(root, kind), name)));
  const [built = [], ...added] = found;
  const plain = [built.map((file) => file.replace(/\.br$/, "")), ...added];
  return [...new Set(plain.flat())]
    .toSorted()
    .map((file) => `/assets/${kind}/${file.split("/").map(encodeURIComponent).join("/")}`);
}

async function filesBelow(root: string, name: string): Promise<string[]> {
  const place = join(root, name);
  const facts = await stat(place).catch(() => undefined);
  if (facts?.isFile()) return [name];
  if (!facts?.isDirectory()) return [];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join("/"),
    );
  const all = new Set(files);
  return files.filter(
    (file) =>
      !/(?:^|\/)\.|\.map(?:\.br|\.gz)?$/.test(file) && !all.has(/^(.+)\.(?:br|gz)$/.exec(file)?.[1] ?? ""),
  );
}
