import { createHash } from "node:crypto";
import { mkdir, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { importFolder, importZip } from "#adapters/files/import-folder.ts";
import { importSwf } from "#adapters/swf/import-swf.ts";
import type { ImportedGame } from "#domain/catalogue/imported-game.ts";
import { Refusal } from "#domain/errors.ts";

/** Imports a game into the staging folder: an SWF, a zip, a folder, or the URL of an external game, which has no files. */
export async function importGame(
  source: string,
  { name: title, entry }: { readonly name?: string | undefined; readonly entry?: string | undefined },
  stagingDir: string,
): Promise<ImportedGame> {
  if (/^https?:\/\//i.test(source))
    return { type: "external", path: source, name: new URL(source).hostname, hosts: [] };
  const stats = await stat(source).catch(() => undefined);
  if (!stats) throw new Refusal("upload-refused", "there is no such file or folder");
  const fileName = basename(resolve(source)).replace(/\.(swf|zip)$/i, "");
  const slug = slugFrom(title ?? fileName);
  const target = { slug, name: title ?? titleFrom(fileName), stagingDir, entry };
  await mkdir(stagingDir, { recursive: true });
  if (stats.isDirectory()) return importFolder(source, target);
  if (/\.zip$/i.test(source)) return importZip(source, target);
  return importSwf(source, target);
}

/** Path of a game, from its name. A name in another script has a hash for a path. */
function slugFrom(title: string): string {
  if (!/[\p{L}\p{N}]/u.test(title))
    throw new Refusal("upload-refused", "its name has no letter or digit; give one with --name");
  const slug = latinSlug(title);
  // As many letters and digits as the name has, so that none was dropped.
  const isWhole = slug.replaceAll("-", "").length >= (title.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / 2;
  if (isWhole && slug !== "") return slug;
  const hash = createHash("sha256").update(title.normalize("NFC")).digest("hex").slice(0, 8);
  return slug === "" ? `game-${hash}` : `${slug}-${hash}`;
}

function latinSlug(title: string): string {
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
}

/** A name for the list, from a file's: words instead of hyphens. */
function titleFrom(fileName: string): string {
  const words = fileName.split(/[-_\s]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1)).join(" ");
}
