import { wordsOf } from "#kit/language/translate.ts";
import english from "./messages/en.json" with { type: "json" };

/** The words of Hoop Shift. */
export const t = wordsOf(english);
