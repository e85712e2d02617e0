import { wordsOf } from "#kit/language/translate.ts";
import english from "./messages/en.json" with { type: "json" };

/** The words of the chapters of Scrapyard Sam. */
export const t = wordsOf(english);
