import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { ImportedGame, ImportTarget } from "#domain/catalogue/imported-game.ts";
import { Refusal } from "#domain/errors.ts";
import { adaptGame } from "./adapt-game.ts";
import { copyFiles } from "./copy-files.ts";
import type { UnpackedZip } from "./unpack-zip.ts";

/** What a compressed file may unpack to while it is searched. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

/** Imports a folder with a page to start with, at its top or in its only folder: copies its files into the staging folder. */
export async function importFolder(folder: string, target: ImportTarget): Promise<ImportedGame> {
  const dir = join(target.stagingDir, "html5", target.slug);
  const { systemFiles } = await copyFiles(folder, dir);
  await unwrapOnlyFolder(dir);
  return { ...(await importedGame(dir, target)), systemFiles };
}

/** Imports the files of a zip that was unpacked into the staging folder. */
export async function importUnpacked(
  { dir, systemFiles }: UnpackedZip,
  target: ImportTarget,
): Promise<ImportedGame> {
  await unwrapOnlyFolder(dir);
  return { ...(await importedGame(dir, target)), systemFiles };
}

/** Unwraps a folder or zip whose only entry is a folder with everything in it, however often it is wrapped. */
async function unwrapOnlyFolder(dir: string): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const [only] = entries;
  if (entries.length !== 1 || !only?.isDirectory()) return;
  await rename(join(dir, only.name), `${dir}.unwrapped`);
  await rm(dir, { recursive: true });
  await rename(`${dir}.unwrapped`, dir);
  await unwrapOnlyFolder(dir);
}

async function importedGame(dir: string, target: ImportTarget): Promise<ImportedGame> {
  const { slug, name } = target;
  const files = (await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])).filter(
    (entry) => entry.isFile(),
  );
  const pages = files.filter(({ name, parentPath }) => parentPath === dir && /\.html?$/i.test(name));
  const start = startPage(
    pages.map((page) => page.name),
    target.entry,
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  const leftOut = await removeCompressedCopies(paths);
  const kept = paths.filter((one) => !leftOut.includes(one));
  const adaptations = await adaptGame(dir, kept, target.fetchLibrary);
  const blocked = new Set(adaptations.blockedScripts.flatMap((url) => hostsIn(`"${url}"`)));
  const hosts = new Set<string>();
  let bytes = 0;
  for (const path of kept) {
    bytes += (await stat(path)).size;
    if (isMedia.test(path)) continue;
    for (const host of hostsIn(await readText(path))) if (!blocked.has(host)) hosts.add(host);
  }
  return {
    type: "html5",
    path: `${slug}/${start === "index.html" ? "" : start}`,
    name,
    installPath: `html5/${slug}`,
    bytes,
    hosts: [...hosts].toSorted(),
    adaptations,
    leftOut: leftOut.map((path) => relative(dir, path)).toSorted(),
  };
}

/** The page that a game starts with: the one that was asked for, `index.html`, or the only one that there is. Undefined where it is not there. */
export function findStartPage(pages: readonly string[], asked: string | undefined): string | undefined {
  const start = asked ?? (pages.includes("index.html") || pages.length !== 1 ? "index.html" : pages[0]);
  return pages.find((page) => page === start);
}

function startPage(pages: readonly string[], asked: string | undefined): string {
  const start = findStartPage(pages, asked);
  if (start !== undefined) return start;
  if (asked !== undefined) throw new Refusal("upload-refused", `there is no ${asked} at its top`);
  const choice = pages.length > 0 ? `; name the page to start with: --entry ${pages.toSorted()[0]}` : "";
  throw new Refusal("upload-refused", `there is no index.html at its top${choice}`);
}

const compressedName = /^(.+)\.(?:br|gz)$/i;

/**
 * Removes `code.js.br` and `code.js.gz` beside `code.js`, and returns what it removed. Servers send such a copy instead of the file, and it
 * could hold anything else. One without its original (`game.data.br`) is a file that the game unpacks itself.
 */
async function removeCompressedCopies(paths: readonly string[]): Promise<string[]> {
  const present = new Set(paths);
  const copies = paths.filter((path) => present.has(compressedName.exec(path)?.[1] ?? ""));
  for (const copy of copies) await rm(copy);
  return copies;
}

/** Pictures, sounds and fonts: nothing in them is fetched, but their metadata is full of URLs. */
const isMedia =
  /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|cur|mp3|ogg|oga|opus|wav|m4a|aac|flac|mp4|webm|ogv|ttf|otf|woff2?)$/i;

/** Text of a file, unpacked where it is compressed. */
async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  if (!compressedName.test(path)) return bytes.toString("latin1");
  const unpack = /\.br$/i.test(path) ? brotliDecompressSync : gunzipSync;
  try {
    return unpack(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }).toString("latin1");
  } catch (error) {
    // Not compressed at all, or larger than we look at.
    if (!(error instanceof Error && "code" in error)) throw error;
    return bytes.toString("latin1");
  }
}

/** Hosts that the text would fetch from. XML namespaces of SVG and XHTML look like URLs and are none. */
function hostsIn(text: string): string[] {
  const found = text.matchAll(/(?:https?:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[/:"'`\s)?#])/gi);
  return [...found].map(([, host = ""]) => host.toLowerCase()).filter((host) => host !== "www.w3.org");
}
