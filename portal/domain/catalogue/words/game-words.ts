import type { Game, GameWords } from "#domain/catalogue/game.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language/language.ts";

/** A text and the language that it is written in. */
export type Written<Value = string> = { readonly value: Value; readonly language: Language };

/** Words of a game for a reader of one language: each is the translation, or the game's own where there is none. */
export type ReadWords = {
  readonly name: string;
  readonly description: Written;
  readonly why: Written | undefined;
};

/** The words of a game for a reader of this language. */
export function wordsFor(game: Game, language: Language): ReadWords {
  const translated = translationOf(game, language);
  const own = game.language ?? DEFAULT_LANGUAGE;
  const written = (text: string | undefined, fallback: string): Written =>
    text === undefined ? { value: fallback, language: own } : { value: text, language };
  return {
    name: translated?.name ?? game.name,
    description: written(translated?.description, game.description),
    why: game.why === undefined ? undefined : written(translated?.why, game.why),
  };
}

/** Name of a game for a reader of this language. */
export function nameFor(game: Pick<Game, "name" | "words">, language: Language): string {
  return translationOf(game, language)?.name ?? game.name;
}

/** A game's words in this language. The language may come from a URL, so that only what is really there counts. */
export function translationOf({ words }: Pick<Game, "words">, language: Language): GameWords | undefined {
  return words !== undefined && Object.hasOwn(words, language) ? words[language] : undefined;
}
