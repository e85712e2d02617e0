import { z } from "zod";
import type { Control, Game } from "#domain/catalogue/game.ts";
import { line } from "#domain/catalogue/reading/extra-fields.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language/language.ts";
import { languageTag } from "#domain/language/language-tag.ts";
import { translationOf, type Written } from "./game-words.ts";

const MAX_TEXT_LENGTH = 120;

/** Words that many games share, in one language: tags, and texts of controls by their English ones. */
export type LanguagePhrases = {
  readonly tags: Readonly<Record<string, string>>;
  readonly controls: Readonly<Record<string, string>>;
};

/** Shared words by language. */
export type Phrases = Readonly<Record<Language, LanguagePhrases>>;

const texts = z.record(z.string(), line(MAX_TEXT_LENGTH));

const languagePhrases = z.object({ tags: texts, controls: texts });

export const noPhrases: Phrases = {};

const built = z.object({ phrases: z.record(languageTag, languagePhrases).default(noPhrases) });

/** The phrases of a built catalogue; none where it has none. */
export function readPhrases(raw: unknown): Phrases {
  return Array.isArray(raw) ? noPhrases : built.parse(raw).phrases;
}

/** A tag for a reader of this language. Tags are English words; one without a translation is shown as it is. */
export function tagFor(phrases: Phrases, tag: string, language: Language): Written {
  const text = ownText(phrases[language]?.tags, tag);
  return text === undefined ? { value: tag, language: DEFAULT_LANGUAGE } : { value: text, language };
}

export type ReadControl = { readonly input: Written; readonly action: Written };

/** The controls of a game for a reader of this language: the game's own translation, or else text by text those that games share. */
export function controlsFor(game: Game, phrases: Phrases, language: Language): readonly ReadControl[] {
  const own = game.language ?? DEFAULT_LANGUAGE;
  const translated = translationOf(game, language)?.controls;
  if (translated) return translated.map((control) => read(control, (text) => ({ value: text, language })));
  const texts = own === DEFAULT_LANGUAGE ? phrases[language]?.controls : undefined;
  return (game.controls ?? []).map((control) =>
    read(control, (text) => {
      const found = needsTranslation(text) ? ownText(texts, text) : text;
      return found === undefined ? { value: text, language: own } : { value: found, language };
    }),
  );
}

/** Names of keys alone, such as `P, R, M` or `WASD`, are the same in every language. */
export function needsTranslation(text: string): boolean {
  return /[a-z]/.test(text);
}

function read({ input, action }: Control, written: (text: string) => Written): ReadControl {
  return { input: written(input), action: written(action) };
}

function ownText(texts: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return texts !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
