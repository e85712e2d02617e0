import type { Content } from "#domain/content/content.ts";
import { formatIsoDay } from "#domain/day.ts";
import type { Language } from "#domain/language/language.ts";
import { type ContentPlace, formatPlace } from "./content-place.ts";
import type { ListName } from "./field-kinds.ts";

/** A change of the operator's content. */
export type ContentChange =
  | { readonly verb: "set"; readonly place: ContentPlace; readonly value: unknown }
  /** Back to what is shipped: a field of `site`, or a whole list. In a list of the operator's, the field goes. */
  | { readonly verb: "unset"; readonly place: ContentPlace }
  /** `at` is the place in the list, from 0; the end when left out. */
  | {
      readonly verb: "add";
      readonly file: ListName;
      readonly entry: unknown;
      readonly at?: number | undefined;
    }
  | { readonly verb: "remove"; readonly file: ListName; readonly at: number };

/** A mistake of the content, and where. */
export type ContentMistake = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

/** Outcome of a change: nothing is written where it brings a mistake. The content is in the language of the change. */
export type ChangeResult = { readonly content?: Content; readonly mistakes: readonly ContentMistake[] };

/** Port of the operator's content for changes. */
export interface ContentEditor {
  /** Languages that words can be written in. */
  readonly languages: readonly Language[];
  /** A file as it is read: the operator's over the shipped one, before it is checked. Of a language only what fits the plain entries. */
  read(file: keyof Content, language?: Language): unknown;
  /** Whether the operator has words of their own in this file. */
  isOwn(file: keyof Content, language?: Language): boolean;
  /** Changes with the file; a form sends it back, so that one operator cannot overwrite another's change unseen. */
  version(file: keyof Content, language?: Language): string;
  /** What the content would be after changes of one file, without writing it. */
  preview(changes: readonly ContentChange[]): ChangeResult;
  /** Checks changes of one file and writes all of them, or none. Refuses with `content-refused`, also where the file is no longer of this version. */
  change(changes: readonly ContentChange[], version?: string): Promise<ChangeResult>;
}

/** A new entry of a list with what may be left out: the day, and the empty parts of an article. */
export function completeEntry(file: ListName, entry: unknown, now: Date): unknown {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return entry;
  if (file === "announcements") return { date: formatIsoDay(now), ...entry };
  if (file === "articles") return { date: formatIsoDay(now), content2: [], content3: [], ...entry };
  return entry;
}

/** The file that changes are about; one at a time, as each has a version of its own. */
export function fileOf(changes: readonly ContentChange[]): ChangedFile {
  const files = changes.map((each): ChangedFile => ("place" in each ? each.place : { file: each.file }));
  const [first] = files;
  if (!first || files.some(({ file, language }) => file !== first.file || language !== first.language))
    throw new Error("Changes of one file are wanted.");
  return { file: first.file, language: first.language };
}

/** A file of the content, in a language or the plain one. */
type ChangedFile = Pick<ContentPlace, "file" | "language">;

/** The name of a file without its ending: `announcements`, `announcements.de`. */
export function nameOf({ file, language }: ChangedFile): string {
  return language === undefined ? file : `${file}.${language}`;
}

const MAX_SHOWN = 60;

/** Subject and detail of a change for the journal: `site.name`, `Recess → Break Time`. `before` is the value that was there. */
export function describeChange(change: ContentChange, before: unknown): { subject: string; detail: string } {
  if ("place" in change) {
    const after = change.verb === "set" ? brief(change.value) : "as shipped";
    return { subject: formatPlace(change.place), detail: `${brief(before)} → ${after}` };
  }
  const entry = change.verb === "add" ? change.entry : before;
  return { subject: change.file, detail: brief(entry) };
}

function brief(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  const naming =
    typeof value === "object" ? (Reflect.get(value, "title") ?? Reflect.get(value, "name")) : value;
  const text = typeof naming === "object" || naming === undefined ? JSON.stringify(value) : String(naming);
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN - 1)}…`;
}
