import { z } from "zod";
import { type FlashSettings, flashEdit } from "#domain/catalogue/flash-settings.ts";
import type { GameWords } from "#domain/catalogue/game.ts";
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from "#domain/catalogue/reading/entry.ts";
import {
  ages,
  line,
  MAX_TAGS,
  personOrLicence,
  sourcePlace,
  tag,
  translatedWords,
} from "#domain/catalogue/reading/extra-fields.ts";
import { cleanText } from "#domain/clean-text.ts";
import { parseDay } from "#domain/day.ts";
import { Refusal } from "#domain/errors.ts";
import type { Language } from "#domain/language/language.ts";
import { languageTag } from "#domain/language/language-tag.ts";

const fields = {
  /** Not listed, not served. */
  hidden: z.literal(true).exactOptional(),
  /** Trending, and so first in the list; false takes that from a shipped game. */
  featured: z.boolean().exactOptional(),
  name: line(MAX_NAME_LENGTH).exactOptional(),
  description: z
    .string()
    .max(4 * MAX_DESCRIPTION_LENGTH)
    .transform(cleanText)
    .pipe(z.string().max(MAX_DESCRIPTION_LENGTH))
    .exactOptional(),
  tags: z.array(tag).max(MAX_TAGS).exactOptional(),
  /** The day that counts as the one on which it was added. */
  date: z
    .string()
    .refine((text) => parseDay(text) !== undefined, "must be a day like 2023-09-30")
    .exactOptional(),
  /** File below `/covers/`, one of four that the portal made of the operator's picture. */
  cover: z
    .string()
    .regex(/^[a-z0-9-]{1,120}\.webp$/, "must be a picture that the command or the desk stored")
    .exactOptional(),
  author: personOrLicence.exactOptional(),
  licence: personOrLicence.exactOptional(),
  source: sourcePlace.exactOptional(),
  ages: ages.exactOptional(),
  fitForSchool: z.boolean().exactOptional(),
  flash: flashEdit.exactOptional(),
  /** The language of the name and description that the operator wrote, where it is not English. */
  language: languageTag.exactOptional(),
  /** Words in other languages. */
  words: translatedWords.exactOptional(),
};

const gameEdit = z.strictObject({
  /** The game's own name when it was first edited: it names an edit whose game is gone. */
  of: line(MAX_NAME_LENGTH),
  ...fields,
});

/** What an operator changed about one game. What is left out is as shipped, or as it was added. */
export type GameEdit = Readonly<z.output<typeof gameEdit>>;

/** Fields of a game that an operator can change. */
export type EditField = Exclude<keyof GameEdit, "of">;

/** A change of some fields, of some settings of an SWF, and of words in some languages; null takes back what an operator changed before. */
export type EditChange = {
  readonly [Field in Exclude<EditField, "flash" | "words">]?: GameEdit[Field] | null;
} & {
  readonly flash?: { readonly [Setting in keyof FlashSettings]?: FlashSettings[Setting] | null } | null;
  readonly words?: Readonly<Record<Language, WordsChange>> | null;
};

/** A change of the words in one language; null takes back what an operator wrote before. */
export type WordsChange = { readonly [Word in keyof GameWords]?: GameWords[Word] | null };

/** The edits of all games, by path: a small layer over what is shipped and added. */
export type Overlay = ReadonlyMap<string, GameEdit>;

const overlay = z.strictObject({ games: z.record(z.string().max(4000), gameEdit) });

export const noEdits: Overlay = new Map();

/** Parses the overlay's file. Refuses it as a whole, naming the game and field of the first mistake. */
export function parseOverlay(raw: unknown): Overlay {
  const read = overlay.safeParse(raw);
  if (read.success) return new Map(Object.entries(read.data.games));
  throw new Refusal("catalogue-invalid", mistakeIn(read.error), { cause: read.error });
}

/** Parses one edit, refusing it with the field that does not fit. */
export function parseEdit(raw: unknown): GameEdit {
  const read = gameEdit.safeParse(raw);
  if (read.success) return read.data;
  throw new Refusal("edit-refused", mistakeIn(read.error), { cause: read.error });
}

export function isEdit(raw: unknown): raw is GameEdit {
  return gameEdit.safeParse(raw).success;
}

/** The overlay as its file has it, by path, so that two versions compare line by line. */
export function writeOverlay(edits: Overlay): string {
  const games = Object.fromEntries([...edits].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ games }, null, 2)}\n`;
}

function mistakeIn(error: z.ZodError): string {
  const [issue] = error.issues;
  const place = issue?.path.join(" › ");
  return place ? `${place}: ${issue?.message}` : `${issue?.message}`;
}
