import type { Language } from "#domain/language/language.ts";

const names = new Intl.DisplayNames(["en"], { type: "language" });

/** Name of a language in English, which the desk speaks. */
export function languageName(language: Language): string {
  return names.of(language) ?? language;
}
