import { fileName } from "#domain/content/fields.ts";

/** Folders of pictures: logos of the site and of partners, images of slides and banners. */
export const pictureFolders = ["logos", "images"] as const;
export type PictureFolder = (typeof pictureFolders)[number];

/** More than any picture of a page should weigh. */
export const PICTURE_MAX_BYTES = 2_000_000;

/** First bytes of each kind of picture; `*` is any byte. */
const signatures: Readonly<Record<string, string>> = {
  png: "89 50 4e 47 0d 0a 1a 0a",
  jpg: "ff d8 ff",
  webp: "52 49 46 46 * * * * 57 45 42 50",
  avif: "* * * * 66 74 79 70 61 76 69",
};

/** What an SVG can do that a picture does not need: run scripts, hold pages, and fetch from elsewhere. */
const activeSvg: readonly (readonly [RegExp, string])[] = [
  [/<script/i, "scripts"],
  [/<foreignObject/i, "foreign objects"],
  [/<!(?:DOCTYPE|ENTITY)/i, "document types or entities"],
  [/[\s"'/]on\w+\s*=/i, "event handlers"],
  [/javascript:/i, "scripts in addresses"],
  [
    /(?:href|src)\s*=\s*["']?\s*(?:https?:|\/\/)|url\(\s*["']?\s*(?:https?:|\/\/)|@import/i,
    "parts from other sites",
  ],
];

/** What is wrong with a picture, in words that follow its name; undefined where nothing is. */
export function pictureMistake(name: string, bytes: Uint8Array): string | undefined {
  const named = fileName.safeParse(name);
  if (!named.success) return named.error.issues[0]?.message;
  if (bytes.length > PICTURE_MAX_BYTES)
    return `is ${bytes.length} bytes large; at most ${PICTURE_MAX_BYTES} fit`;
  const kind = name.slice(name.lastIndexOf(".") + 1);
  if (kind === "svg") return svgMistake(bytes);
  return startsWith(bytes, signatures[kind] ?? "")
    ? undefined
    : `is no ${kind} picture, whatever its name says`;
}

function svgMistake(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes);
  if (!/<svg[\s>]/i.test(text) || text.includes("\ufffd") || text.includes("\0")) return "is no SVG picture";
  const active = activeSvg.find(([pattern]) => pattern.test(text));
  return active && `has ${active[1]} in it, which a picture must not have`;
}

function startsWith(bytes: Uint8Array, signature: string): boolean {
  return signature.split(" ").every((byte, at) => byte === "*" || bytes[at] === Number.parseInt(byte, 16));
}
