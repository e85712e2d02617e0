import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Content } from "#domain/content/content.ts";
import { contentMessage } from "#domain/content/messages.ts";
import { type Reference, references } from "#domain/content/references.ts";
import { contentSchemas } from "#domain/content/schemas.ts";
import { type ContentSource, type FileMessage, overlaid } from "./content-source.ts";
import { readYaml, unreadable, type YamlSource } from "./yaml-source.ts";

/** Folders of the content: what is shipped, and what the operator puts over it. Their pictures lie beside their words, or in `pictures`. */
export type ContentFolders = {
  readonly shipped: string;
  readonly own?: string;
  readonly pictures?: string;
  /** Texts that stand for files of the operator's, to see what they would give. */
  readonly drafts?: Readonly<Partial<Record<keyof Content, string>>>;
};

/** Result of reading the content files: the content, or every mistake in it. */
export type ContentReport = {
  /** Undefined where there is any mistake: no page is built from half of its words. */
  content?: Content;
  mistakes: readonly FileMessage[];
};

/** Whether the catalogue lists a game under this path. */
export type IsListed = (path: string) => boolean;

const MAX_BYTES = 1_000_000;
/** Mistakes reported for one file: beyond that it is the wrong file. */
const MAX_MISTAKES = 100;
const pictureFolders = { logo: "logos", image: "images" };

/**
 * Reads and validates the content files, the operator's over the shipped ones, and reports all mistakes at once.
 * Without `isListed` the games behind slides and banners are not looked up.
 */
export function readContent(folders: ContentFolders, isListed?: IsListed): ContentReport {
  const sources = new Map<keyof Content, ContentSource>();
  const { shipped, own } = folders;
  const mistakes = [...(own ? unknownFiles(own) : []), ...unknownFiles(shipped)];

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
  if (mistakes.length === 0 && isComplete(content)) return { content, mistakes };
  return { mistakes: inReadingOrder(mistakes) };
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
function unknownFiles(dir: string): FileMessage[] {
  const expected = Object.keys(contentSchemas).map((name) => `${name}.yaml`);
  return namesIn(dir)
    .filter((name) => /\.ya?ml$/i.test(name) && !expected.includes(name))
    .map((name) => ({
      file: join(dir, name),
      line: 1,
      column: 1,
      message: `is not a file that is read here; those are: ${expected.join(", ")}`,
    }));
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    // Without the shipped folder each of its files is missing, and the report says so for each. The operator's need not be there.
    return [];
  }
}

function readFile(file: string): YamlSource {
  if (!existsSync(file)) return unreadable("is missing");
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    return unreadable(`cannot be opened: ${cause}`);
  }
  return sourceOf(bytes);
}

function sourceOf(bytes: Buffer): YamlSource {
  if (bytes.length > MAX_BYTES)
    return unreadable(`is too large: ${bytes.length} bytes; at most ${MAX_BYTES} fit`);
  const text = new TextDecoder().decode(bytes);
  const damaged = text.indexOf("\ufffd");
  if (damaged === -1) return readYaml(text);
  const before = text.slice(0, damaged).split("\n");
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  return unreadable("holds bytes that are not text: save it as UTF-8", place);
}

function explain(issue: z.core.$ZodIssue, source: ContentSource): FileMessage[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.slice(0, MAX_MISTAKES).map((key) => ({
      ...source.placeOfKey(issue.path, key),
      message: `${JSON.stringify(key)} is not a key that is known here`,
    }));
  return [{ ...source.placeOf(issue.path), message: `${subject(issue.path)}${issue.message}` }];
}

/** Subject of a message: 'link ', 'entry 3 ', 'content entry 2 '; empty for the file as a whole. */
function subject(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return "";
  if (typeof last !== "number") return `${String(last)} `;
  const list = path.at(-2);
  return `${typeof list === "string" ? `${list} ` : ""}entry ${last + 1} `;
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
