import { z } from "zod";
import type { Content } from "#domain/content/content.ts";
import { between, text } from "#domain/content/fields.ts";

// Sentences grow by a third in some languages, so limits are wider than those of the plain files.
const cardWords = z.strictObject({ title: text(50), blurb: text(180) });
const paragraphs = (least: number) => between(least, 30, text(1600));
const keyed = <Words extends z.ZodType>(words: Words) => z.record(z.string(), words);

/** Schemas of the files that hold words in one language: `content/announcements.de.yaml`. Lists with fields are mappings here, by the keys of entries. */
export const wordsSchemas = {
  site: z.strictObject({
    claims: z.strictObject({ visitors: text(30), chatMembers: text(30) }).exactOptional(),
    support: cardWords.extend({ soon: text(180) }).exactOptional(),
    cards: z
      .strictObject({
        games: cardWords.exactOptional(),
        social: cardWords.exactOptional(),
        emulator: cardWords.exactOptional(),
        partners: cardWords.exactOptional(),
        source: cardWords.exactOptional(),
        chat: cardWords.exactOptional(),
        video: cardWords.exactOptional(),
      })
      .exactOptional(),
    imprint: z.strictObject({ content: paragraphs(1) }).exactOptional(),
  }),
  taglines: between(1, 500, text(80)),
  refusals: between(1, 500, text(180)),
  articles: keyed(
    z.strictObject({
      title: text(110),
      content: paragraphs(1),
      content2: paragraphs(0).default([]),
      content3: paragraphs(0).default([]),
    }),
  ),
  announcements: keyed(z.strictObject({ title: text(110), content: text(700) })),
  partners: keyed(
    z.strictObject({
      name: text(60).exactOptional(),
      description: text(260),
      soon: text(180).exactOptional(),
    }),
  ),
  slides: keyed(z.strictObject({ title: text(70) })),
  promos: keyed(z.strictObject({ title: text(70), blurb: text(160) })),
} satisfies { readonly [File in keyof Content]: z.ZodType };

export type WordsFile = keyof Content;

/** Words of one file in one language. */
export type WordsOf<File extends WordsFile> = z.output<(typeof wordsSchemas)[File]>;

/** Words of all files in one language; those that are not there are in none. */
export type LanguageWords = { readonly [File in WordsFile]?: WordsOf<File> | undefined };
