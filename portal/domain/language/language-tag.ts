import { z } from "zod";

/** More than the portal has; an entry with more is somebody's mistake. */
const MAX_LANGUAGES = 60;

const NO_TAG = "is no tag of a language, such as de or pt-BR";

/** A BCP 47 tag as files and entries are named by it. */
export const languageTag = z
  .string()
  .max(35, NO_TAG)
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, NO_TAG);

/** Schema of the words of all languages, each parsed by `words`. */
export function byLanguage<Words extends z.ZodType>(words: Words) {
  return z
    .record(languageTag, words, { error: ({ code }) => (code === "invalid_key" ? NO_TAG : undefined) })
    .refine((all) => Object.keys(all).length <= MAX_LANGUAGES, `has over ${MAX_LANGUAGES} languages`);
}
