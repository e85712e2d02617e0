import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#domain/content/content.ts";
import { contentMessage } from "#domain/content/messages.ts";
import { type Reference, references } from "#domain/content/references.ts";
import { contentSchemas } from "#domain/content/schemas.ts";
import { leftoverWords, translatedContent } from "#domain/content/translation/translated-content.ts";
import type { Language } from "#domain/language/language.ts";
import {
  contentLanguages,
  type LanguageReport,
  languageFiles,
  parseLanguageFile,
  readLanguage,
} from "./content-languages.ts";
import { type ContentSource, type FileMessage, overlaid } from "./content-source.ts";
import { explain, MAX_MISTAKES, readFile, sourceOf } from "./content-text.ts";

/** Folders of the content: what is shipped, and what the operator puts over it. Their pictures lie beside their words, or in `pictures`. */
export type ContentFolders = {
  readonly shipped: string;
  readonly own?: string;
  readonly pictures?: string;
  /** Texts that stand for files of the operator's, by their names without the ending, to see what they would give. */
  readonly drafts?: Readonly<Record<string, string>>;
};

/** Result of reading the content files: the content, or every mistake in it. */
export type ContentReport = {
  /** Undefined where there is any mistake: no page is built from half of its words. */
  content?: Content;
  mistakes: readonly FileMessage[];
  /** The content for a reader of one language; undefined like `content`. */
  inLanguage?: (language: Language) => Content;
  /** Words in other languages for entries that are not there. They do no harm: the entry was removed, or has another key now. */
  leftovers: readonly FileMessage[];
};

/** Whether the catalogue lists a game under this path. */
export type IsListed = (path: string) => boolean;

const pictureFolders = { logo: "logos", image: "images" };

/**
 * Reads and validates the content files, the operator's over the shipped ones, and reports all mistakes at once.
 * Without `isListed` the games behind slides and banners are not looked up.
 */
export function readContent(folders: ContentFolders, isListed?: IsListed): ContentReport {
  const sources = new Map<keyof Content, ContentSource>();
  const { shipped, own } = folders;
  const languages = contentLanguages(shipped);
  const mistakes = [...(own ? unknownFiles(own, languages) : []), ...unknownFiles(shipped, languages)];

  function read<Name extends keyof Content>(name: Name): Content[Name] | undefined {
    const source = readSource(folders, name);
    sources.set(name, source);
    mistakes.push(...source.mistakes);
    if (source.mistakes.length > 0) return undefined;
    const parsed = contentSchemas[name].safeParse(source.value, { error: contentMessage });
    if (!parsed.success)
      mistakes.push(...parsed.error.issues.flatMap((issue) => explain(issue, source)).slice(0, MAX_MISTAKES));
    return parsed.data;
  }

  const content = {
    site: read("site"),
    taglines: read("taglines"),
    refusals: read("refusals"),
    articles: read("articles"),
    announcements: read("announcements"),
    partners: read("partners"),
    slides: read("slides"),
    promos: read("promos"),
  };
  for (const reference of references(content)) {
    const message = missing(reference, folders, isListed);
    const place = sources.get(reference.file)?.placeOf(reference.path);
    if (message && place) mistakes.push({ ...place, message });
  }
  const translations = ownLanguages(folders);
  mistakes.push(...translations.flatMap(({ report }) => report.mistakes));
  if (mistakes.length > 0 || !isComplete(content))
    return { mistakes: inReadingOrder(mistakes), leftovers: [] };
  const complete: Content = content;
  return {
    content: complete,
    mistakes,
    leftovers: translations.flatMap(({ report }) => leftoversIn(complete, report)),
    inLanguage: contentByLanguage(folders, complete, translations),
  };
}

type OwnLanguage = { readonly language: Language; readonly report: LanguageReport };

/** The operator's words in all languages that there are files of. */
function ownLanguages({ own, drafts = {} }: ContentFolders): OwnLanguage[] {
  if (own === undefined) return [];
  const drafted = Object.keys(drafts).flatMap((name) => parseLanguageFile(`${name}.yaml`) ?? []);
  const languages = new Set([...languageFiles(own), ...drafted].map(({ language }) => language));
  return [...languages].map((language) => ({ language, report: readLanguage(own, language, drafts) }));
}

function leftoversIn(content: Content, { words, placeOf }: LanguageReport): FileMessage[] {
  return leftoverWords(content, words).map(({ file, key }) => ({
    ...placeOf(file, key),
    message: `has words for ${JSON.stringify(key)}, which is not an entry of ${file}.yaml`,
  }));
}

/** Gives the content by language. What is shipped in a language is read with the first reader of it: parsing all would slow every start. */
function contentByLanguage(
  { shipped }: ContentFolders,
  plain: Content,
  own: readonly OwnLanguage[],
): (language: Language) => Content {
  const made = new Map<Language, Content>();
  let shippedPlain: Content | undefined;
  return (language) => {
    const before = made.get(language);
    if (before) return before;
    shippedPlain ??= readContent({ shipped }).content ?? plain;
    const content = translatedContent({
      language,
      plain,
      shipped: shippedPlain,
      ownWords: own.find((each) => each.language === language)?.report.words ?? {},
      shippedWords: readLanguage(shipped, language).words,
    });
    made.set(language, content);
    return content;
  };
}

function inReadingOrder(mistakes: readonly FileMessage[]): FileMessage[] {
  const files = [...new Set(mistakes.map(({ file }) => file))];
  return mistakes.toSorted(
    (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line || a.column - b.column,
  );
}

/** A file of the content before it is checked, the operator's over the shipped one; undefined where it cannot be parsed. */
export function readContentFile(folders: ContentFolders, name: keyof Content): unknown {
  return readSource(folders, name).value;
}

/** Only the shipped files must be there. */
function readSource({ shipped, own, drafts }: ContentFolders, name: keyof Content): ContentSource {
  const read = (dir: string, draft?: string) => {
    const file = join(dir, `${name}.yaml`);
    return { file, source: draft === undefined ? readFile(file) : sourceOf(Buffer.from(draft)) };
  };
  const draft = drafts?.[name];
  const hasOwn = own !== undefined && (draft !== undefined || existsSync(join(own, `${name}.yaml`)));
  return overlaid(read(shipped), hasOwn ? read(own, draft) : undefined);
}

/** YAML files that no page reads: most likely a misspelt name, whose words would be missing without a word. */
function unknownFiles(dir: string, languages: readonly Language[]): FileMessage[] {
  const expected = Object.keys(contentSchemas).map((name) => `${name}.yaml`);
  const isKnown = (name: string) => {
    const { language } = parseLanguageFile(name) ?? {};
    return expected.includes(name) || (language !== undefined && languages.includes(language));
  };
  return namesIn(dir)
    .filter((name) => /\.ya?ml$/i.test(name) && !isKnown(name))
    .map((name) => {
      const { language } = parseLanguageFile(name) ?? {};
      const message =
        language === undefined
          ? `is not a file that is read here; those are: ${expected.join(", ")}, and each with a language before its ending, such as site.de.yaml`
          : `is in a language that the site does not have; those are: ${languages.join(", ")}`;
      return { file: join(dir, name), line: 1, column: 1, message };
    });
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    // Without the shipped folder each of its files is missing, and the report says so for each. The operator's need not be there.
    return [];
  }
}

function missing(
  { kind, name }: Reference,
  { shipped, own, pictures = own }: ContentFolders,
  isListed?: IsListed,
): string | undefined {
  if (kind === "game")
    return isListed === undefined || isListed(name) ? undefined : `game ${name} is not in the catalogue`;
  const dirs = [...(pictures ? [pictures] : []), shipped].map((dir) => join(dir, pictureFolders[kind]));
  return dirs.some((dir) => existsSync(join(dir, name)))
    ? undefined
    : `${kind} ${name} is not there: put it into ${dirs[0]}`;
}

function isComplete(content: { [Name in keyof Content]: Content[Name] | undefined }): content is Content {
  return Object.values(content).every((part) => part !== undefined);
}
