import type { Content } from "#domain/content/content.ts";
import { entryKey, isKeyedFile } from "#domain/content/translation/entry-key.ts";
import { Refusal } from "#domain/errors.ts";
import type { Language } from "#domain/language/language.ts";
import { contentFiles, isListName } from "./field-kinds.ts";

/**
 * A place in the content: a file, and the way to a value in it. Entries of lists count from 0 here, from 1 for operators. In a file of one
 * language they have keys instead.
 */
export type ContentPlace = {
  readonly file: keyof Content;
  /** The language of the file; that without one in its name where it is left out. */
  readonly language?: Language | undefined;
  readonly path: readonly (string | number)[];
};

/** Fields by which an operator may name an entry of a list. */
const NAMING_FIELDS = ["name", "id", "title"];

/**
 * Parses a place as an operator writes it: `site.cards.chat.address`, `announcements.2.title`, `articles.article-1`.
 * An entry is named by its number, or by its name, id, title or text. `read` gives the value of a file as it is now.
 */
export function parsePlace(text: string, read: (file: keyof Content) => unknown): ContentPlace {
  const [first = "", ...steps] = text.split(".");
  const file = contentFiles.find((each) => each === first);
  if (file === undefined)
    throw new Refusal("content-refused", `${first} is not there; these are: ${contentFiles.join(", ")}`);
  if (!isListName(file) || steps.length === 0) return { file, path: steps };
  // Titles and texts may have dots in them, so the longest name that fits is taken.
  const list = read(file);
  for (let length = steps.length; length > 0; length--) {
    const at = entryNamed(list, steps.slice(0, length).join("."));
    if (at !== undefined) return { file, path: [at, ...steps.slice(length)] };
  }
  throw new Refusal("content-refused", `${file} has no entry ${steps[0]}`);
}

/** The same place in the file of one language. Lists of texts are one value there. */
export function placeInLanguage(
  { file, path }: ContentPlace,
  language: Language,
  read: (file: keyof Content) => unknown,
): ContentPlace {
  if (!isListName(file)) return { file, language, path };
  if (!isKeyedFile(file)) return { file, language, path: [] };
  const [at, ...rest] = path;
  const entry = at === undefined ? undefined : valueAt(read(file), [at]);
  if (typeof entry !== "object" || entry === null)
    throw new Refusal("content-refused", `say which entry of ${file}, such as ${file}.1`);
  return { file, language, path: [entryKey(file, entry), ...rest] };
}

/** The place as an operator writes it. */
export function formatPlace({ file, language, path }: ContentPlace): string {
  const place = [file, ...path.map((step) => (typeof step === "number" ? step + 1 : step))].join(".");
  return language === undefined ? place : `${place} (${language})`;
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return undefined;
    at = Reflect.get(at, step);
  }
  return at;
}

function entryNamed(list: unknown, name: string): number | undefined {
  if (!Array.isArray(list)) return undefined;
  if (/^\d+$/.test(name))
    return Number(name) >= 1 && Number(name) <= list.length ? Number(name) - 1 : undefined;
  const at = list.findIndex(
    (entry) => entry === name || NAMING_FIELDS.some((field) => valueAt(entry, [field]) === name),
  );
  return at === -1 ? undefined : at;
}
