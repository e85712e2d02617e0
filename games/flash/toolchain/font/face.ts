import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Font, readFont } from "./truetype.ts";
import { type FontTables, readWoff } from "./woff.ts";

/**
 * Name of the embedded font of all our Flash games. Device text would look different in each player, and the second one
 * has none at all. Lilita One is under the Open Font Licence, which allows embedding; its name is reserved, so the
 * part of it that we embed goes by another.
 */
export const faceName = "Recess Round";

/** Characters of the embedded subset: games may write no others. */
export const faceCharacters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  "×",
  "·",
  "–",
  "’",
];

const woffFile = "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff";

/** Reads the font from its WOFF file. */
export function loadFace(): { tables: FontTables; font: Font } {
  const tables = readWoff(readFileSync(createRequire(import.meta.url).resolve(woffFile)));
  return { tables, font: readFont(tables) };
}
