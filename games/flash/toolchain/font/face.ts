import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Font, readFont } from "./truetype.ts";
import { type FontTables, readWoff } from "./woff.ts";

/**
 * The face that all our Flash games write with. Device text would look different in each player, and the second one
 * has none at all. Lilita One is under the Open Font Licence, which allows embedding; its name is reserved, so the
 * part of it that we embed goes by another.
 */
export const faceName = "Recess Round";

/** The characters that games may write. */
export const faceCharacters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  "×",
  "·",
  "–",
  "’",
];

const file = "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff";

export function loadFace(): { tables: FontTables; font: Font } {
  const tables = readWoff(readFileSync(createRequire(import.meta.url).resolve(file)));
  return { tables, font: readFont(tables) };
}
