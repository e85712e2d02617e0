import { directionOf } from "#domain/language/direction.ts";
import type { Language } from "#domain/language/language.ts";

export type LanguageAttributes = { readonly lang?: Language; readonly dir?: "rtl" | "ltr" };

/** Attributes of an element whose text is in another language than the page's; none where it is the page's, or not known. */
export function inLanguage(language: Language | undefined, ofPage: Language): LanguageAttributes {
  if (language === undefined || language === ofPage) return {};
  const dir = directionOf(language);
  return { lang: language, ...(dir !== directionOf(ofPage) && { dir }) };
}
