import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#domain/content/content.ts";
import { contentMessage } from "#domain/content/messages.ts";
import { entryKey, isKeyedFile } from "#domain/content/translation/entry-key.ts";
import type { LanguageWords } from "#domain/content/translation/words-schemas.ts";
import { wordsSchemas } from "#domain/content/translation/words-schemas.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language/language.ts";
import { type FileMessage, overlaidValue } from "./content-source.ts";
import { explain, readFile, sourceOf } from "./content-text.ts";
import type { YamlSource } from "./yaml-source.ts";

/** A file with words in one language: `announcements.de.yaml`. */
export type LanguageFile = {
  readonly name: keyof Content;
  readonly language: Language;
  readonly path: string;
};

export type LanguageReport = {
  readonly words: LanguageWords;
  readonly mistakes: readonly FileMessage[];
  /** The place of a key of a file, for messages about it. */
  placeOf(name: keyof Content, key: string): FileMessage;
};

const namePattern = /^([a-z]+)\.([A-Za-z0-9-]+)\.yaml$/;

/** The files with words in some language in a folder. */
export function languageFiles(dir: string): LanguageFile[] {
  return namesIn(dir).flatMap((file) => {
    const parsed = parseLanguageFile(file);
    return parsed ? [{ ...parsed, path: join(dir, file) }] : [];
  });
}

/** The languages that content can be written in: those of the shipped files, and the one that they are in without a language in their names. */
export function contentLanguages(shipped: string): readonly Language[] {
  return [
    ...new Set([DEFAULT_LANGUAGE, ...languageFiles(shipped).map(({ language }) => language)]),
  ].toSorted();
}

/** File and language of a name; undefined where it is no name of such a file. */
export function parseLanguageFile(file: string): Pick<LanguageFile, "name" | "language"> | undefined {
  const [, name = "", language = ""] = namePattern.exec(file) ?? [];
  const known = Object.keys(wordsSchemas).find((each): each is keyof Content => each === name);
  return known && language ? { name: known, language } : undefined;
}

/** Reads the words of one language in a folder. `drafts` stand for files, by their names without the ending. */
export function readLanguage(
  dir: string,
  language: Language,
  drafts: Readonly<Record<string, string>> = {},
): LanguageReport {
  const words: { [File in keyof Content]?: unknown } = {};
  const mistakes: FileMessage[] = [];
  const sources = new Map<keyof Content, { file: string; source: YamlSource }>();
  for (const name of Object.keys(wordsSchemas) as (keyof Content)[]) {
    const file = join(dir, `${name}.${language}.yaml`);
    const draft = drafts[`${name}.${language}`];
    if (draft === undefined && !existsSync(file)) continue;
    const source = draft === undefined ? readFile(file) : sourceOf(Buffer.from(draft));
    mistakes.push(...source.mistakes.map((each) => ({ file, ...each })));
    // A file with nothing but comments in it says nothing.
    if (source.mistakes.length > 0 || source.value === null || source.value === undefined) continue;
    sources.set(name, { file, source });
    const parsed = wordsSchemas[name].safeParse(source.value, { error: contentMessage });
    if (parsed.success) words[name] = parsed.data;
    else mistakes.push(...parsed.error.issues.flatMap((issue) => explain(issue, placesIn(file, source))));
  }
  return {
    words: words as LanguageWords,
    mistakes,
    placeOf(name, key) {
      const found = sources.get(name);
      const file = found?.file ?? join(dir, `${name}.${language}.yaml`);
      return { file, ...(found?.source.placeOfKey([], key) ?? { line: 1, column: 1 }), message: "" };
    },
  };
}

/**
 * A file of one language before it is checked: the operator's words, and of the shipped ones those of entries that the operator left as they are.
 * Undefined where there are none.
 */
export function readLanguageFile(
  { shipped, own }: { readonly shipped: string; readonly own?: string },
  name: keyof Content,
  language: Language,
): unknown {
  const valueIn = (dir: string | undefined, file: string) =>
    dir !== undefined && existsSync(join(dir, file)) ? readFile(join(dir, file)).value : undefined;
  const ownWords = valueIn(own, `${name}.${language}.yaml`);
  const shippedWords = valueIn(shipped, `${name}.${language}.yaml`);
  const plain = valueIn(own, `${name}.yaml`);
  if (name === "site") return overlaidValue(shippedWords, ownWords);
  if (!isKeyedFile(name)) return ownWords ?? (plain === undefined ? shippedWords : undefined);
  const shippedEntries = new Set(
    entriesOf(valueIn(shipped, `${name}.yaml`)).map((each) => JSON.stringify(each)),
  );
  const unchanged = entriesOf(plain ?? valueIn(shipped, `${name}.yaml`)).filter((each) =>
    shippedEntries.has(JSON.stringify(each)),
  );
  const keys = new Set(unchanged.map((entry) => entryKey(name, entry)));
  const fitting = Object.entries(shippedWords ?? {}).filter(([key]) => keys.has(key));
  return { ...Object.fromEntries(fitting), ...(ownWords ?? {}) };
}

function entriesOf(list: unknown): object[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === "object" && entry !== null) : [];
}

function placesIn(file: string, source: YamlSource) {
  return {
    placeOf: (path: readonly PropertyKey[]) => ({ file, ...source.placeOf(path) }),
    placeOfKey: (path: readonly PropertyKey[], key: string) => ({ file, ...source.placeOfKey(path, key) }),
  };
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir).toSorted();
  } catch {
    // Without the folder there are no words in any language.
    return [];
  }
}
