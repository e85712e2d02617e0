import { z } from "zod";
import type { Game } from "#domain/catalogue/game.ts";
import { line } from "#domain/catalogue/reading/extra-fields.ts";
import { Refusal } from "#domain/errors.ts";
import type { Language } from "#domain/language/language.ts";
import { needsTranslation, type Phrases } from "./phrases.ts";

const shippedGame = z.strictObject({
  name: line(120).exactOptional(),
  description: line(160).exactOptional(),
  why: line(160).exactOptional(),
});

const texts = z.record(z.string(), line(120));

const shippedWords = z.strictObject({
  tags: texts,
  controls: texts,
  games: z.record(z.string(), shippedGame),
});

/** The catalogue's words in one language, as a file of `catalogue/words/` has them: shared ones, and those of games by their paths. */
export type ShippedWords = Readonly<z.output<typeof shippedWords>>;

/** Parses a file of `catalogue/words/`. Refuses it as a whole, with the place of the first mistake. */
export function parseShippedWords(raw: unknown): ShippedWords {
  const read = shippedWords.safeParse(raw);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refusal("catalogue-invalid", [...(issue?.path ?? []), issue?.message].join(": "), {
    cause: read.error,
  });
}

/** A game with its words of all files. */
export function withShippedWords(game: Game, files: ReadonlyMap<Language, ShippedWords>): Game {
  const words = [...files].flatMap(([language, { games }]) => {
    const own = Object.hasOwn(games, game.path) ? games[game.path] : undefined;
    return own ? [[language, own] as const] : [];
  });
  return words.length === 0 ? game : { ...game, words: { ...game.words, ...Object.fromEntries(words) } };
}

/** The words that games share, of all files. */
export function phrasesOf(files: ReadonlyMap<Language, ShippedWords>): Phrases {
  return Object.fromEntries(
    Array.from(files, ([language, { tags, controls }]) => [language, { tags, controls }]),
  );
}

type Shipped = { readonly game: Game; readonly isOurs: boolean };

/** What a file of `catalogue/words/` says about our own games, and whether anything in it is said for nothing: each sentence completes the file's name. */
export type WordsReport = {
  /** Missing tags, texts of controls and descriptions of our own games, which have to be whole. */
  readonly missing: readonly string[];
  /** Words of games, tags and texts that are not there any more. They do no harm. */
  readonly unused: readonly string[];
};

export function reportOnWords(words: ShippedWords, shipped: readonly Shipped[]): WordsReport {
  const games = shipped.map(({ game }) => game);
  const ours = shipped.filter(({ isOurs }) => isOurs).map(({ game }) => game);
  const lacks = (what: string) => `lacks ${what}`;
  const isFor = (what: string) => `has words for ${what}, which is not there`;
  const [tags, texts] = [tagsOf(games), textsOf(games)];
  const paths = new Set(games.map(({ path }) => path));
  return {
    missing: [
      ...[...tagsOf(ours)]
        .filter((tag) => !Object.hasOwn(words.tags, tag))
        .map((tag) => lacks(`the tag "${tag}"`)),
      ...[...textsOf(ours)]
        .filter((text) => needsTranslation(text) && !Object.hasOwn(words.controls, text))
        .map((text) => lacks(`the text "${text}" of controls`)),
      ...ours
        .filter(({ path }) => words.games[path]?.description === undefined)
        .map(({ name }) => lacks(`the description of ${name}`)),
    ],
    unused: [
      ...Object.keys(words.tags)
        .filter((tag) => !tags.has(tag))
        .map((tag) => isFor(`the tag "${tag}"`)),
      ...Object.keys(words.controls)
        .filter((text) => !texts.has(text))
        .map((text) => isFor(`the text "${text}" of controls`)),
      ...Object.keys(words.games)
        .filter((path) => !paths.has(path))
        .map((path) => isFor(`the game ${path}`)),
    ],
  };
}

function tagsOf(games: readonly Game[]): Set<string> {
  return new Set(games.flatMap(({ tags }) => tags));
}

function textsOf(games: readonly Game[]): Set<string> {
  return new Set(
    games.flatMap(({ controls = [] }) => controls.flatMap(({ input, action }) => [input, action])),
  );
}
