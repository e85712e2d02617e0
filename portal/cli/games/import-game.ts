import { mkdir, stat } from "node:fs/promises";
import { basename } from "node:path";
import { importFolder, importZip } from "#adapters/files/import-folder.ts";
import { importSwf } from "#adapters/swf/import-swf.ts";
import type { ImportedGame } from "#domain/catalogue/imported-game.ts";
import { Refusal } from "#domain/errors.ts";

/** Imports a game into the staging folder: an SWF, a zip, a folder, or the URL of an external game, which has no files. */
export async function importGame(
  source: string,
  title: string | undefined,
  stagingDir: string,
): Promise<ImportedGame> {
  if (/^https?:\/\//i.test(source))
    return { type: "external", path: source, name: new URL(source).hostname, hosts: [] };
  const stats = await stat(source).catch(() => undefined);
  if (!stats) throw new Refusal("upload-refused", "there is no such file or folder");
  const slug = slugFrom(title ?? basename(source).replace(/\.(swf|zip)$/i, ""));
  const target = { slug, name: title ?? titleFrom(slug), stagingDir };
  await mkdir(stagingDir, { recursive: true });
  if (stats.isDirectory()) return importFolder(source, target);
  if (/\.zip$/i.test(source)) return importZip(source, target);
  return importSwf(source, target);
}

function slugFrom(title: string): string {
  const slug = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  if (slug === "")
    throw new Refusal("upload-refused", "its name has no letter or digit; give one with --name");
  return slug;
}

function titleFrom(slug: string): string {
  return slug.replace(/(^|-)([a-z0-9])/g, (_, hyphen, letter) => (hyphen ? " " : "") + letter.toUpperCase());
}
