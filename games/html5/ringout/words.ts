import { wordsOf } from "#kit/language/translate.ts";
import english from "./messages/en.json" with { type: "json" };

/** The words of Ringout. */
export const t = wordsOf(english);
