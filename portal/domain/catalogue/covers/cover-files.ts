import type { Game } from "#domain/catalogue/game.ts";

/** Name of the cover file that stands for all four in the catalogue and in a game's folder (`cover.webp`): every browser shows WebP. */
export function coverFile(stem: string): string {
  return `${stem}.webp`;
}

/** File-name endings of a game's four cover files: two sizes, each as AVIF and WebP. */
export const coverSuffixes: readonly string[] = [".avif", ".webp", "@2x.avif", "@2x.webp"];

/** The slug of a local game: the name of its folder, SWF and cover files. */
export function slugOf({ path }: Pick<Game, "path">): string {
  return path.replace(/^(?:waflash|consoles)\//, "").replace(/(\.swf|\/.*)$/, "");
}
