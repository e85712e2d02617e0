import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import type { AtRule, Plugin } from "postcss";
import subsetFont from "subset-font";

const { resolve } = createRequire(join(root, "portal", "package.json"));

/** Longer ranges are for files that a browser fetches when a page needs them. */
const MAX_INLINED_LETTERS = 200;

/**
 * PostCSS plugin that replaces the file of a short `unicode-range` by a `data:` URL with just its letters. They are not compressed: the page is, and
 * decompressing them again takes a slow machine 20 ms.
 */
export const inlineFont: Plugin = {
  postcssPlugin: "inline-font",
  AtRule: { "font-face": inlineFace },
};

async function inlineFace(face: AtRule): Promise<void> {
  const letters = lettersOf(declared(face, "unicode-range"));
  const [, file] = /url\("([^":]+)"\)/.exec(declared(face, "src")) ?? [];
  if (letters === undefined || file === undefined) return;
  const subset = await subsetFont(await readFile(resolve(file)), letters, { targetFormat: "sfnt" });
  face.walkDecls("src", (declaration) => {
    declaration.value = `url("data:font/ttf;base64,${subset.toString("base64")}") format("truetype")`;
  });
}

function declared(face: AtRule, property: string): string {
  let value = "";
  face.walkDecls(property, (declaration) => {
    value = declaration.value;
  });
  return value;
}

/** The letters of ranges such as `U+20-21, U+3F`. */
function lettersOf(ranges: string): string | undefined {
  const codes = ranges.split(",").flatMap((range) => {
    const [, first, last = first] = /^\s*U\+([\dA-F]+)(?:-([\dA-F]+))?\s*$/i.exec(range) ?? [];
    if (first === undefined || last === undefined) return [];
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: Math.min(to - from + 1, MAX_INLINED_LETTERS) }, (_, index) => from + index);
  });
  return codes.length > 0 && codes.length < MAX_INLINED_LETTERS ? String.fromCodePoint(...codes) : undefined;
}
