import type { ShownRefusal } from "#app/app.ts";
import type { Language } from "#domain/language/language.ts";
import { translateTo } from "./languages.ts";
import type { Translate } from "./translate.ts";

/** The words of a refusal; none where nothing was refused. */
export function refusalText(t: Translate, refusal: ShownRefusal | undefined): string {
  if (refusal === undefined) return "";
  return "reason" in refusal ? t(`refusals.${refusal.reason}`, refusal.values) : refusal.message;
}

/** The same for the server, which knows a request's language and no messages. */
export function refusalTextIn(language: Language, refusal: ShownRefusal): string {
  return refusalText(translateTo(language), refusal);
}
