import { createHash } from "node:crypto";
import { mkdir, open, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { findCartridge, importCartridge, readCartridgeFile } from "#adapters/files/import-cartridge.ts";
import { importFolder, importUnpacked } from "#adapters/files/import-folder.ts";
import { unpackZip } from "#adapters/files/unpack-zip.ts";
import { npmLibraries } from "#adapters/npm/fetch-library.ts";
import { npmRegistry } from "#adapters/npm/npm-registry.ts";
import { importSwf } from "#adapters/swf/import-swf.ts";
import { isCartridgeName } from "#domain/catalogue/cartridge/cartridge.ts";
import { cartridgeTitle } from "#domain/catalogue/cartridge/cartridge-title.ts";
import type { ImportedGame, ImportTarget } from "#domain/catalogue/imported-game.ts";
import { cleanText } from "#domain/clean-text.ts";
import { Refusal } from "#domain/errors.ts";
import { findFilm } from "./films/film-folder.ts";
import { importFilmFolder } from "./films/import-film.ts";

type Options = {
  readonly name?: string | undefined;
  readonly entry?: string | undefined;
  /** Made from the name when left out. */
  readonly slug?: string | undefined;
  /** The files beside a SWF are its own, and come along. */
  readonly hasCompanions?: boolean | undefined;
  /** The URL at which a SWF was published. */
  readonly address?: string | undefined;
};

/** One for all games of a command: each library is fetched once. The registry is that of npm's own setting. */
const fetchLibrary = npmLibraries(async () => process.env["npm_config_registry"] ?? npmRegistry());

/** Imports a game into the staging folder: an SWF, a cartridge, a zip, a folder, or the URL of an external game, which has no files. */
export async function importGame(
  source: string,
  { name: title, entry, slug, hasCompanions, address }: Options,
  stagingDir: string,
): Promise<ImportedGame> {
  if (/^https?:\/\//i.test(source))
    return { type: "external", path: source, name: URL.parse(source)?.hostname ?? source, hosts: [] };
  const stats = await stat(source).catch(() => undefined);
  if (!stats) throw new Refusal("upload-refused", "there is no such file or folder");
  if (stats.isFile() && isCartridgeName(source)) {
    await refuseOtherFiles(source);
    return importCartridgeFile(source, { name: title, slug, stagingDir });
  }
  const cartridge = stats.isDirectory() ? await findCartridge(source) : undefined;
  if (cartridge !== undefined) return importCartridgeFile(cartridge, { name: title, slug, stagingDir });
  const fileName = basename(resolve(source)).replace(/\.(swf|zip)$/i, "");
  const target = {
    slug: slug ?? slugFrom(title ?? fileName),
    name: title ?? titleFrom(fileName),
    stagingDir,
    entry,
    address,
    fetchLibrary,
  };
  await mkdir(stagingDir, { recursive: true });
  if (stats.isDirectory()) return importDirectory(source, target);
  if (/\.zip$/i.test(source)) return importZip(source, target, { name: title, slug });
  await refuseOtherFiles(source);
  if (hasCompanions) return importFilmFolder({ film: source, folder: dirname(source), settings: {} }, target);
  return importSwf(source, target);
}

async function importDirectory(folder: string, target: ImportTarget): Promise<ImportedGame> {
  const film = await findFilm(folder, target.entry);
  return film ? importFilmFolder(film, target) : importFolder(folder, target);
}

type Named = Pick<Options, "name" | "slug">;

/** Imports a cartridge. Its name is that of its file, or the title in its head where the file's says nothing. */
async function importCartridgeFile(
  file: string,
  { name: title, slug, stagingDir }: Named & { readonly stagingDir: string },
): Promise<ImportedGame> {
  const read = await readCartridgeFile(file);
  const fileName = basename(resolve(file)).replace(/\.[^.]+$/, "");
  const name = title ?? titleFrom(cartridgeTitle(fileName, read.cartridge.title));
  return importCartridge(read, { slug: slug ?? slugFrom(name), name, stagingDir });
}

async function importZip(file: string, target: ImportTarget, named: Named): Promise<ImportedGame> {
  await refuseOtherFiles(file);
  const unpacked = await unpackZip(file, join(target.stagingDir, "html5", target.slug));
  const cartridge = await findCartridge(unpacked.dir);
  if (cartridge !== undefined) {
    const imported = await importCartridgeFile(cartridge, { ...named, stagingDir: target.stagingDir });
    await rm(unpacked.dir, { recursive: true });
    return { ...imported, systemFiles: unpacked.systemFiles };
  }
  const film = await findFilm(unpacked.dir, target.entry);
  if (!film) return importUnpacked(unpacked, target);
  const imported = await importFilmFolder(film, target);
  await rm(unpacked.dir, { recursive: true });
  return { ...imported, systemFiles: unpacked.systemFiles };
}

/** Files that are often given instead of a game, by their first bytes in latin1. */
const otherFiles: readonly { readonly begins: readonly string[]; readonly advice: string }[] = [
  { begins: ["Rar!"], advice: "it is a RAR archive: unpack it, and give the folder" },
  { begins: ["7z\xbc\xaf"], advice: "it is a 7z archive: unpack it, and give the folder" },
  {
    begins: ["\x1f\x8b", "BZh", "\xfd7zXZ"],
    advice: "it is a compressed archive: unpack it, and give the folder",
  },
  { begins: ["PK\x03\x04"], advice: "it is a zip by another name: call it .zip, or unpack it" },
  { begins: ["MZ"], advice: "it is a program for Windows, which no browser runs" },
];

const pageStart = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|!--|\?xml|script)/i;

async function refuseOtherFiles(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0);
    const head = buffer.toString("latin1", 0, bytesRead);
    if (head === "") throw new Refusal("upload-refused", "it is an empty file");
    if (head.startsWith("PK") && /\.zip$/i.test(file)) return;
    const other = otherFiles.find(({ begins }) => begins.some((bytes) => head.startsWith(bytes)));
    if (other) throw new Refusal("upload-refused", other.advice);
    if (!pageStart.test(head)) return;
    throw new Refusal(
      "upload-refused",
      /\.html?$/i.test(file)
        ? "it is a page: give the folder in which it lies, and --entry with its name"
        : "it is a page, as sites send it for a file that they no longer have: get the file again",
    );
  } finally {
    await handle.close();
  }
}

/** Path of a game, from its name. A name in another script, or of signs alone, has a hash for a path. */
export function slugFrom(title: string): string {
  if (cleanText(title) === "")
    throw new Refusal("upload-refused", "its name has nothing to see; give one with --name");
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
export function titleFrom(fileName: string): string {
  const words = fileName.split(/[-_\s]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1)).join(" ");
}
