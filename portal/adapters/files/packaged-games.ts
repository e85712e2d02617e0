import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type LockFile, parseLockFile } from "#domain/catalogue/packages/lock-file.ts";
import { MAX_PACKAGE_BYTES, packageFault } from "#domain/catalogue/packages/package-tree.ts";
import { type PackagedGame, parsePackaged, type Recipe } from "#domain/catalogue/packages/recipe.ts";
import { Refusal } from "#domain/errors.ts";
import { readJson } from "./json-file.ts";

export type PackagedFolder = PackagedGame & { readonly file: string };

export type RefusedFolder = { readonly file: string; readonly refusal: Refusal };

/** Where the manifests, host pages and covers of games from packages lie. */
export function packagedDir(root: string): string {
  return join(root, "catalogue", "packaged");
}

/** The games that we take from packages, in the order of their slugs; those whose package is not fit come back refused. */
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
      const hasCover = existsSync(join(dir, slug, "cover.webp"));
      const game = parsePackaged(await readJson(join(root, file)), { slug, hasCover });
      await refuseUnfit(root, lock, game.recipe);
      games.push({ ...game, file });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ file, refusal: error });
    }
  }
  return { games, refused };
}

async function refuseUnfit(root: string, lock: LockFile, { package: name, version }: Recipe): Promise<void> {
  const fault =
    packageFault(lock, { name, version }) ?? (await faultOnDisk(join(root, "node_modules", name)));
  if (fault) throw new Refusal("manifest-invalid", `its package ${name} ${fault}`);
}

const measured = new Map<string, Promise<string | undefined>>();

/** Many games share a package, and weighing one means asking for the size of every file in it. */
function faultOnDisk(folder: string): Promise<string | undefined> {
  const known = measured.get(folder) ?? weigh(folder);
  measured.set(folder, known);
  return known;
}

async function weigh(folder: string): Promise<string | undefined> {
  if (!existsSync(join(folder, "package.json"))) return "is not installed";
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
