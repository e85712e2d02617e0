import type { Game } from "#domain/catalogue/game.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { hashOf } from "#domain/hash.ts";
import { motifFor } from "./motifs.ts";

/** Background colours: dark blackboards, on which every chalk colour has enough contrast. */
const boards = ["#15271f", "#12232a", "#22261c", "#1d2a22", "#191f2a"] as const;
const white = "#f4f1e8";

/** Chalk colours with the tags that use them; the same colours as the cards of a list without thumbnails. */
const chalks: Readonly<Record<string, readonly string[]>> = {
  "#8fc7ff": ["io", "multiplayer", "educational", "trivia"],
  "#c9a7ff": ["puzzle", "logic"],
  "#ff7a3d": ["arcade", "action", "platformer", "roguelike"],
  "#ffd966": ["board", "card", "flash"],
  "#6fe0b8": ["strategy", "simulation", "idle", "clicker", "sandbox"],
  "#ff9db0": ["shooter", "racing", "sports", "driving", "music", "rhythm"],
  "#d9d3c0": ["word", "text", "adventure"],
};

/** The `img` of a game without a picture, in catalogues of the specification's shape. */
const placeholder = "na.png";

/** File name of a game's cover. A game that has only the placeholder gets a drawn cover. */
export function coverOf({ id, img }: Pick<Game, "id" | "img">): string {
  return img === placeholder ? `${id}.svg` : img;
}

/** File name of a game's cover at double size, where the build made one; else that of the only size. */
export function largeCoverOf(game: Pick<Game, "id" | "img">): string {
  return coverOf(game).replace(/\.webp$/, "@2x.webp");
}

/**
 * Draws the cover of a game without a picture as SVG: its initials and a chalk drawing that fits its tags. The same game
 * always gets the same cover. It has no SVG filters: forty of these on a list must not make a slow machine stutter.
 */
export function coverSvg(game: Pick<Game, "name" | "tags">): string {
  const seed = hashOf(game.name);
  const random = randomFrom(seed);
  const board = boards[seed % boards.length];
  const chalk = chalkFor(game.tags, seed);
  const drawing = motifFor(game.tags, random);
  const initials = initialsOf(game.name);
  const size = [...initials].length > 2 ? 56 : 78;
  // Drawn twice, once broad and faint, once thin and broken, a stroke looks like chalk.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180">` +
    `<path d="M0 0h320v180H0z" fill="${board}"/><path d="M0 0h320v180H0z" fill="${chalk}" opacity=".09"/>` +
    `<defs><path id="d" d="${drawing}" fill="none" stroke="${chalk}" stroke-linecap="round" stroke-linejoin="round"/></defs>` +
    `<use href="#d" stroke-width="9" opacity=".15"/>` +
    `<use href="#d" stroke-width="3" stroke-dasharray="19 2 11 1 6 3" opacity=".85"/>` +
    `<text x="22" y="152" font-family="system-ui,sans-serif" font-weight="900" font-size="${size}" fill="${white}" ` +
    `stroke="${board}" stroke-width="10" paint-order="stroke" stroke-linejoin="round">${escapeHtml(initials)}</text>` +
    `<path d="M24 167q40-7 74-2t40-1" fill="none" stroke="${chalk}" stroke-width="5" stroke-linecap="round"/>` +
    `</svg>`
  );
}

/** The initials of a game: two letters, or the number with which its name begins. */
export function initialsOf(name: string): string {
  // Split at spaces and separators only: a dot belongs to the word, and half the list ends in ".io".
  const words = name.split(/[\s:&+/–-]+/).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""));
  const [first = [...name][0] ?? "?", second] = words.filter((word) => word !== "");
  if (/^\p{N}{2,4}$/u.test(first)) return first;
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
  return letters.join("").toUpperCase();
}

function chalkFor(tags: readonly string[], seed: number): string | undefined {
  const all = Object.keys(chalks);
  const ofTag = (tag: string) => all.find((chalk) => chalks[chalk]?.includes(tag));
  return tags.map(ofTag).find((chalk) => chalk !== undefined) ?? all[(seed >>> 8) % all.length];
}

/** Linear congruential generator, so that the same seed gives the same drawing. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
