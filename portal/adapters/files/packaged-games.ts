import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { coverFile } from "#domain/catalogue/covers/cover-files.ts";
import { parseLockFile } from "#domain/catalogue/packages/lock-file.ts";
import { MAX_PACKAGE_BYTES, packageFault } from "#domain/catalogue/packages/package-tree.ts";
import { type PackagedGame, parsePackaged } from "#domain/catalogue/packages/recipe.ts";
import { Refusal } from "#domain/errors.ts";
import { readJson } from "./json-file.ts";

/** A packaged game and its manifest file. */
export type PackagedFolder = PackagedGame & { readonly file: string };

/** A manifest that is refused, and why. */
export type RefusedFolder = { readonly file: string; readonly refusal: Refusal };

/** The folder with manifests, host pages and covers of packaged games. */
export function packagedDir(root: string): string {
  return join(root, "catalogue", "packaged");
}

/**
 * Reads the manifests of packaged games in the order of their slugs. A game is refused where its package is unfit. Without
 * development packages (`npm ci --omit=dev`) the built game stands in for its package.
 */
export async function readPackaged(
  root: string,
): Promise<{ games: PackagedFolder[]; refused: RefusedFolder[] }> {
  const games: PackagedFolder[] = [];
  const refused: RefusedFolder[] = [];
  const dir = packagedDir(root);
  const slugs = existsSync(dir) ? (await readdir(dir)).toSorted() : [];
  if (slugs.length === 0) return { games, refused };
  const lock = parseLockFile(JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")));
  for (const slug of slugs) {
    const file = `catalogue/packaged/${slug}/manifest.json`;
    try {
      const hasCover = existsSync(join(dir, slug, coverFile("cover")));
      const game = parsePackaged(await readJson(join(root, file)), { slug, hasCover });
      const { package: name, version } = game.recipe;
      const fault = packageFault(lock, { name, version }) ?? (await faultOnDisk(root, slug, name));
      if (fault) throw new Refusal("manifest-invalid", `its package ${name} ${fault}`);
      games.push({ ...game, file });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ file, refusal: error });
    }
  }
  return { games, refused };
}

/** Cache of checked package folders: many games share a package, and a check stats every file in it. */
const faultsByFolder = new Map<string, Promise<string | undefined>>();

async function faultOnDisk(root: string, slug: string, name: string): Promise<string | undefined> {
  const folder = join(root, "node_modules", name);
  if (!existsSync(join(folder, "package.json")))
    return existsSync(join(root, "dist", "play", "html5", slug)) ? undefined : "is not installed";
  const fault = faultsByFolder.get(folder) ?? sizeFault(folder);
  faultsByFolder.set(folder, fault);
  return fault;
}

async function sizeFault(folder: string): Promise<string | undefined> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  const sizes = await Promise.all(
    files.map(async (one) => (await stat(join(one.parentPath, one.name))).size),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const megabytes = (of: number) => Math.ceil(of / 1024 / 1024);
  return bytes > MAX_PACKAGE_BYTES
    ? `weighs ${megabytes(bytes)} MB, more than ${megabytes(MAX_PACKAGE_BYTES)}`
    : undefined;
}
