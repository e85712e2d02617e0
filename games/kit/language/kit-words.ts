import english from "#kit/messages/en.json" with { type: "json" };
import { wordsOf } from "./translate.ts";

/** The kit's own words. */
export const t = wordsOf(english);
