import format, { type CompiledMessage } from "icu-minify/format";
import english from "#player/messages/en.json" with { type: "json" };

/** URLs of the files with the words of each language but English, put in by the build (tools/build/player.ts). */
declare const PLAYER_WORD_FILES: Readonly<Record<string, string>>;

export type MessageKey = keyof typeof english;

/** On a line that has stopped, a game with English around it is better than none. */
const TIMEOUT_MS = 6000;

type MessageValues = Readonly<Record<string, string | number>>;

type Messages = Readonly<Record<string, string | CompiledMessage>>;

/** The words of the player in one language. */
export type Translate = {
  (key: MessageKey, values?: MessageValues): string;
  readonly language: string;
};

/** English where there is no other language, or its file cannot be had. */
export const inEnglish: Translate = translateWith({}, "en");

/** Loads the words in the language that the bridge puts first in `navigator.languages`. */
export async function loadWords(): Promise<Translate> {
  const language = wantedLanguage(navigator.languages, Object.keys(PLAYER_WORD_FILES));
  const file = PLAYER_WORD_FILES[language];
  if (file === undefined) return inEnglish;
  try {
    const response = await fetch(file, {
      // Browsers of before 2022 have no such signal, and wait.
      signal: AbortSignal.timeout?.(TIMEOUT_MS) ?? null,
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return translateWith(await response.json(), language);
  } catch (error) {
    console.warn(`The words in ${language} could not be loaded.`, error);
    return inEnglish;
  }
}

/** The first language of the browser that there is: its own tag, or another region's of the same language. */
export function wantedLanguage(wanted: readonly string[], translated: readonly string[]): string {
  const available = ["en", ...translated];
  const primary = (tag: string) => tag.toLowerCase().split("-", 1)[0];
  for (const tag of wanted) {
    const match =
      available.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
      available.find((language) => primary(language) === primary(tag));
    if (match) return match;
  }
  return "en";
}

/** What a language lacks is shown in English. */
export function translateWith(messages: Messages, language: string): Translate {
  const all: Messages = { ...english, ...messages };
  const formatters = {
    getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...args),
    getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
      new Intl.NumberFormat(...args),
    getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
      new Intl.PluralRules(...args),
  };
  const translate = (key: MessageKey, values?: MessageValues) =>
    `${format(all[key] ?? key, language, values, { formatters })}`;
  return Object.assign(translate, { language });
}
