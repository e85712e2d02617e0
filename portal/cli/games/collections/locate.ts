import { realpath, stat } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { isCartridgeName } from "#domain/catalogue/cartridge/cartridge.ts";
import { decodedPath } from "#domain/decoded-path.ts";
import type { GameSource } from "./source-game.ts";

/** Folders below which lists count their paths, besides their own folder and the collection's. */
export const bases = [
  "",
  "public",
  "static",
  "src",
  "games",
  "html5",
  "flash",
  "waflash",
  "assets",
  "assets/html5",
  "assets/flash",
  "assets/waflash",
  "public/assets/html5",
  "public/assets/flash",
  "public/assets/waflash",
  "public/games",
];
const pictureBases = [
  "",
  "public",
  "static",
  "src",
  "assets",
  "img",
  "images",
  "covers",
  "thumbnails",
  "assets/img",
  "assets/images",
  "assets/covers",
  "public/img",
  "public/images",
  "public/covers",
  "public/assets",
];

export const isPicture = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** Finds the files of a game in a collection; undefined where there are none. Nothing outside of the collection's folder is found. */
export async function locateGame(
  places: readonly string[],
  root: string,
  listDir: string,
): Promise<GameSource | undefined> {
  for (const place of places) {
    if (/^https?:\/\//i.test(place)) return { kind: "url", url: place };
    const found = await firstOf(place, bases, [listDir, root], root);
    if (found === undefined) continue;
    const source = await sourceAt(found);
    if (source) return source;
  }
  return undefined;
}

/** Finds the picture of a game: beside its files, or below one of the folders that lists keep pictures in. */
export async function locatePicture(
  places: readonly string[],
  root: string,
  near: readonly string[],
): Promise<string | undefined> {
  for (const place of places) {
    if (!isPicture.test(place.replace(/[?#].*$/, "")) || /^(?:https?:|data:|\/\/)/i.test(place)) continue;
    const found = await firstOf(place, pictureBases, [...near, root], root);
    if (found !== undefined && (await stat(found)).isFile()) return found;
  }
  return undefined;
}

/** What a file or folder is, as a game's source; undefined for a file that is none. */
export async function sourceAt(path: string): Promise<GameSource | undefined> {
  if ((await stat(path)).isDirectory()) return { kind: "folder", path };
  if (/\.swf$/i.test(path)) return { kind: "film", path };
  if (/\.zip$/i.test(path)) return { kind: "zip", path };
  if (isCartridgeName(path)) return { kind: "cartridge", path };
  if (/\.html?$/i.test(path)) return { kind: "folder", path: dirname(path), start: basename(path) };
  return undefined;
}

async function firstOf(
  place: string,
  below: readonly string[],
  folders: readonly string[],
  root: string,
): Promise<string | undefined> {
  const path = pathOf(place);
  if (path === "") return undefined;
  for (const folder of new Set(folders)) {
    for (const base of below) {
      const candidate = join(folder, base, path);
      if (await isBelow(candidate, root)) return candidate;
    }
  }
  return undefined;
}

/** The path in what a list writes: without query, fragment and percent-encoding, and relative where it starts at the site's root. */
function pathOf(place: string): string {
  const plain = place.replace(/[?#].*$/, "").replaceAll("\\", "/");
  return decodedPath(plain)
    .replace(/^(?:\.?\/)+|\/+$/g, "")
    .replace(/\0/g, "");
}

/** Whether it exists below the folder, also once links are followed. */
async function isBelow(path: string, root: string): Promise<boolean> {
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined) return false;
  const way = relative(await realpath(root), real);
  return way !== ".." && !way.startsWith(`..${sep}`);
}
