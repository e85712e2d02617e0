import { DEFAULT_LANGUAGE, type Language } from "#domain/language/language.ts";
import { PSEUDO_LANGUAGE, pseudoMessages } from "./pseudo-language.ts";
import { type CompiledMessages, type Translate, translateWith } from "./translate.ts";

/** Every language, one file each. For the server alone: browsers load the file of their language (`browser-messages.ts`). */
const files = import.meta.glob<CompiledMessages>("./*.json", { eager: true, import: "default" });

const compiled = new Map<Language, CompiledMessages>(
  Object.entries(files).map(([file, messages]) => [file.slice("./".length, -".json".length), messages]),
);

/** The languages that there are messages of. The default one is first, the others go by their tags. */
export const languages: readonly Language[] = [
  DEFAULT_LANGUAGE,
  ...[...compiled.keys()].filter((language) => language !== DEFAULT_LANGUAGE).toSorted(),
];

// For tests. It is not on offer.
if (import.meta.env.DEV) compiled.set(PSEUDO_LANGUAGE, pseudoMessages(compiled.get(DEFAULT_LANGUAGE) ?? {}));

const translates: ReadonlyMap<Language, Translate> = new Map(
  Array.from(compiled, ([language, messages]) => [language, translateWith(messages, language)]),
);

export function translateTo(language: Language): Translate {
  const translate = translates.get(language) ?? translates.get(DEFAULT_LANGUAGE);
  if (!translate) throw new Error("There are no English messages.");
  return translate;
}

/** The messages of these sections, for a page that brings them to the browser. */
export function messagesOf(language: Language, sections: readonly string[]): CompiledMessages {
  const messages = Object.entries(compiled.get(language) ?? {});
  return Object.fromEntries(messages.filter(([key]) => sections.includes(key.split(".", 1)[0] ?? "")));
}

/** A language's name in itself. */
export function nameOfLanguage(language: Language): string {
  return translateTo(language)("language.name");
}
