import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** Source folder of a local game, with the slug that the folder's place gives it. */
export type GameFolder = {
  readonly slug: string;
  /** Path below the folder that was searched, with slashes: `chess`, `scrapyard-sam/1`. */
  readonly path: string;
  /** Names of the files beside the manifest. */
  readonly names: readonly string[];
};

/**
 * Finds the local games below a folder: a folder with a `manifest.json` is a game, and its slug is its path joined by hyphens
 * (`scrapyard-sam/1` is `scrapyard-sam-1`). Folders without a manifest hold chapters of a series, or the engine that they share.
 * Sorted by slug in code units, so that the catalogue has the same order on every machine. A missing folder holds no games.
 */
export async function findGameFolders(root: string, path = ""): Promise<GameFolder[]> {
  const entries = await entriesIn(join(root, path));
  const names = entries.map(({ name }) => name);
  if (names.includes("manifest.json")) return [{ slug: path.replaceAll("/", "-"), path, names }];
  const below = entries.filter((entry) => entry.isDirectory());
  const found = await Promise.all(
    below.map(({ name }) => findGameFolders(root, path ? `${path}/${name}` : name)),
  );
  return found.flat().toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}

async function entriesIn(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
