import { parse, stringify } from "yaml";
import {
  type ContentChange,
  type ContentEditor,
  completeEntry,
} from "#domain/content/editing/content-change.ts";
import {
  type ContentPlace,
  parsePlace,
  placeInLanguage,
  valueAt,
} from "#domain/content/editing/content-place.ts";
import {
  contentFiles,
  entryFields,
  hasFields,
  isListName,
  kindAt,
  type ListName,
  translatedKindAt,
} from "#domain/content/editing/field-kinds.ts";
import { valueOfText } from "#domain/content/editing/value-of-text.ts";
import { Refusal } from "#domain/errors.ts";

export type ContentOptions = {
  readonly yaml: boolean;
  readonly at: string | undefined;
  readonly language: string | undefined;
  readonly now: Date;
};

/** A verb of `npm run content`: what follows its name, and what it prints or changes. */
export type ContentVerb = {
  readonly arguments: { readonly min: number; readonly max: number };
  run(editor: ContentEditor, words: readonly string[], options: ContentOptions): string | ContentChange;
};

/** Verbs of `npm run content`, by name. */
export const contentVerbs: Readonly<Record<string, ContentVerb>> = {
  list: {
    arguments: { min: 0, max: 1 },
    run: (editor, [file]) => (file === undefined ? overview(editor) : entriesOf(editor, file)),
  },
  get: {
    arguments: { min: 1, max: 1 },
    run: (editor, [text = ""], { language }) => {
      const { path, ...place } = placeOf(text, editor, language);
      const value = valueAt(editor.read(place.file, place.language), path);
      if (value === undefined) throw new Refusal("content-refused", `${text} is not there`);
      return typeof value === "string" ? value : stringify(value).trimEnd();
    },
  },
  set: {
    arguments: { min: 2, max: 20 },
    run: (editor, [text = "", ...words], { yaml, language }) => {
      const place = placeOf(text, editor, language);
      const value = yaml ? parsedYaml(words.join("\n")) : writtenValue(place, words);
      return value === undefined ? { verb: "unset", place } : { verb: "set", place, value };
    },
  },
  unset: {
    arguments: { min: 1, max: 1 },
    run: (editor, [text = ""], { language }) => {
      const place = placeOf(text, editor, language);
      if (language === undefined && place.file === "site" && place.path.length === 0)
        throw new Refusal("content-refused", "say which field, such as site.name");
      return { verb: "unset", place };
    },
  },
  add: {
    arguments: { min: 2, max: 20 },
    run: (_, [name = "", ...words], { yaml, at, now }) => {
      const file = listNamed(name);
      const entry = yaml ? parsedYaml(words.join("\n")) : entryOf(file, words);
      return { verb: "add", file, entry: completeEntry(file, entry, now), at: positionOf(at) };
    },
  },
  remove: {
    arguments: { min: 1, max: 1 },
    run: (editor, [text = ""]) => {
      const { file, path } = parsePlace(text, editor.read);
      const [at, ...more] = path;
      if (!isListName(file) || typeof at !== "number" || more.length > 0)
        throw new Refusal("content-refused", `${text} is no entry of a list; unset takes a field back`);
      return { verb: "remove", file, at };
    },
  },
};

function overview(editor: ContentEditor): string {
  return contentFiles
    .map((file) => {
      const value = editor.read(file);
      const size = Array.isArray(value) ? `${value.length} entries` : "";
      return `${file.padEnd(14)} ${editor.isOwn(file) ? "yours  " : "shipped"} ${size}`.trimEnd();
    })
    .join("\n");
}

function entriesOf(editor: ContentEditor, name: string): string {
  const { file, path } = parsePlace(name, editor.read);
  const value = valueAt(editor.read(file), path);
  if (!Array.isArray(value)) return stringify(value).trimEnd();
  return value.map((entry, at) => `${`${at + 1}`.padStart(3)}  ${titleOf(entry)}`).join("\n");
}

function titleOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return String(entry);
  const date = valueAt(entry, ["date"]);
  const title = valueAt(entry, ["title"]) ?? valueAt(entry, ["name"]);
  return `${date === undefined ? "" : `${date}  `}${title}`;
}

function listNamed(name: string): ListName {
  const file = contentFiles.find((each) => each === name);
  if (file !== undefined && isListName(file)) return file;
  throw new Refusal(
    "content-refused",
    `${name} is no list; these are: ${contentFiles.filter(isListName).join(", ")}`,
  );
}

/** An entry from the command line: `field=value` for each field, or the text itself. */
function entryOf(file: ListName, words: readonly string[]): unknown {
  const fields = entryFields[file];
  if (!hasFields(fields)) {
    if (words.length === 1) return valueOfText(fields, words[0] ?? "");
    throw new Refusal("content-refused", "one text is wanted, in quotes");
  }
  const pairs = words.map((word) => {
    const [, name = "", text = ""] = /^(\w+)=(.*)$/s.exec(word) ?? [];
    const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (kind === undefined)
      throw new Refusal(
        "content-refused",
        `${word}: field=value is wanted, of ${Object.keys(fields).join(", ")}`,
      );
    return [name, valueOfText(kind, text)] as const;
  });
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

/** The place that an operator names, in a language or in the plain file. */
function placeOf(text: string, editor: ContentEditor, language: string | undefined): ContentPlace {
  const place = parsePlace(text, editor.read);
  if (language === undefined) return place;
  if (!editor.languages.includes(language))
    throw new Refusal(
      "content-refused",
      `the site is not in ${language}; its languages are: ${editor.languages.join(", ")}`,
    );
  return placeInLanguage(place, language, editor.read);
}

/** The value for a place from the command line: a text, or in a language `field=value` for each field of an entry or a card. */
function writtenValue(place: ContentPlace, words: readonly string[]): unknown {
  const [text = "", ...more] = words;
  const kind =
    place.language === undefined ? kindAt(place.file, place.path) : translatedKindAt(place.file, place.path);
  // Where no field is known, the checks of the content name what is wrong.
  if (more.length === 0 && (kind !== undefined || place.language === undefined))
    return valueOfText(kind ?? "text", text);
  if (place.language === undefined) throw new Refusal("content-refused", "one text is wanted, in quotes");
  return Object.fromEntries(
    words.map((word) => {
      const [, name = "", written = ""] = /^(\w+)=(.*)$/s.exec(word) ?? [];
      const field = translatedKindAt(place.file, [...place.path, name]);
      if (field === undefined)
        throw new Refusal("content-refused", `${word}: field=value is wanted, for fields that are words`);
      return [name, valueOfText(field, written)];
    }),
  );
}

function parsedYaml(text: string): unknown {
  try {
    return parse(text, { stringKeys: true, maxAliasCount: 0 });
  } catch (error) {
    throw new Refusal(
      "content-refused",
      `this is no YAML: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function positionOf(at: string | undefined): number | undefined {
  if (at === undefined) return undefined;
  if (/^[1-9]\d{0,3}$/.test(at)) return Number(at) - 1;
  throw new Refusal("content-refused", `--at ${at}: a place in the list is wanted, from 1`);
}
