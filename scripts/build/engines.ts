import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";

const MODULES = resolve(import.meta.dirname, "../../node_modules");

/** Which of a package's files visitors need, licences included. Source maps stay behind: they are larger than the engines. */
const ENGINES = {
  ruffle: { folder: "@ruffle-rs/ruffle", isNeeded: (file: string) => /^LICENSE|\.(?:js|wasm)$/.test(file) },
  awayfl: {
    folder: "@awayfl/awayfl-player",
    isNeeded: (file: string) => ["bundle/awayfl-player.umd.js", "LICENSE"].includes(file),
  },
};

/**
 * Copies an engine into a folder whose name changes with its content, so that browsers may keep it for ever: engines
 * load their own parts by fixed names. Gives the folder's name.
 */
export async function copyEngine(name: keyof typeof ENGINES, target: string): Promise<string> {
  const { folder, isNeeded } = ENGINES[name];
  const all = await readdir(join(MODULES, folder), { recursive: true });
  const files = all
    .map((file) => file.replaceAll(sep, "/"))
    .filter(isNeeded)
    .toSorted();
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(join(MODULES, folder, file)));
  const named = `${name}-${hash.digest("hex").slice(0, 12)}`;
  for (const file of files) {
    const copy = join(target, named, file);
    await mkdir(dirname(copy), { recursive: true });
    await cp(join(MODULES, folder, file), copy);
  }
  return named;
}
