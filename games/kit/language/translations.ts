import type { CompiledMessage } from "icu-minify/format";
import { ENGLISH, matchLanguage } from "./match-language.ts";

/** URLs of the files with the words of each language but English, set by the build (`tools/build/game-messages.ts`). */
declare const WORD_FILES: Readonly<Record<string, string>> | undefined;
/** Becomes `await` in the built script, where the bundler does not see it: it would take a script apart that awaits at its top level. */
declare function AWAIT_WORDS<Value>(value: Promise<Value>): Value;

/** On a line that has stopped, a game in English is better than none. */
const TIMEOUT_MS = 6000;

type Translations = {
  readonly language: string;
  /** What is missing is shown in English. */
  readonly messages: Readonly<Record<string, CompiledMessage>>;
};

const onlyEnglish: Translations = { language: ENGLISH, messages: {} };

/**
 * The words of the kit and the game in the visitor's language, which the bridge puts first in `navigator.languages`. The module is ready when they are: others
 * write them at once, also outside of functions. English visitors wait for nothing, others for one small file. Rules on a server and tests have English.
 */
export const { language, messages } =
  typeof WORD_FILES === "undefined" ? onlyEnglish : AWAIT_WORDS(loadTranslations(WORD_FILES));

async function loadTranslations(files: Readonly<Record<string, string>>): Promise<Translations> {
  const language = matchLanguage(navigator.languages, [ENGLISH, ...Object.keys(files)]);
  const file = files[language];
  if (file === undefined) return onlyEnglish;
  try {
    const response = await fetch(new URL(file, document.baseURI), {
      // Browsers of before 2022 have no such signal, and wait.
      signal: AbortSignal.timeout?.(TIMEOUT_MS) ?? null,
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return { language, messages: await response.json() };
  } catch (error) {
    // A game in English is still a game.
    console.warn(`The words in ${language} could not be loaded.`, error);
    return onlyEnglish;
  }
}
