import type { Content } from "#domain/content/content.ts";
import { type ContentChange, type ContentEditor, completeEntry } from "./content-change.ts";
import { type ContentPlace, valueAt } from "./content-place.ts";
import { entryFields, type FieldKind, hasFields, type ListName } from "./field-kinds.ts";
import { textOfValue, valueOfText } from "./value-of-text.ts";

/** Fields of a form with their kinds, and below which place they lie. An empty name is the value at the place itself. */
export type ContentForm = {
  readonly place: ContentPlace;
  readonly fields: Readonly<Record<string, FieldKind>>;
};

export type FormTexts = Readonly<Record<string, string>>;

/** Groups of the site that are there as a whole or not at all. */
const optionalGroups = ["imprint", "security"];

/** Fields of an entry of a list. */
export function entryFieldsOf(file: ListName): ContentForm["fields"] {
  const fields = entryFields[file];
  return hasFields(fields) ? fields : { "": fields };
}

/** The texts of a form as the content has them now. */
export function formTexts(editor: Pick<ContentEditor, "read">, { place, fields }: ContentForm): FormTexts {
  const value = valueAt(editor.read(place.file, place.language), place.path);
  const texts = Object.entries(fields).map(([name, kind]) => [
    name,
    textOfValue(kind, valueAt(value, stepsOf(name))),
  ]);
  return Object.fromEntries(texts);
}

/** The changes that make the content say what a form says. Fields with the same text as before are left alone. */
export function changesOf(
  editor: Pick<ContentEditor, "read">,
  form: ContentForm,
  texts: FormTexts,
): ContentChange[] {
  if (form.place.language !== undefined) return translatedChanges(editor, form, texts);
  const before = formTexts(editor, form);
  const { file, path } = form.place;
  const gone = optionalGroups.filter((group) => isEmptied(group, form, texts));
  const changed = Object.entries(form.fields).flatMap(([name, kind]): ContentChange[] => {
    const text = (texts[name] ?? "").replaceAll("\r\n", "\n").trim();
    if (text === before[name]?.trim() || gone.some((group) => name.startsWith(`${group}.`))) return [];
    const place = { file, path: [...path, ...stepsOf(name)] };
    const value = valueOfText(kind, text);
    // Entries leave out what they do not have.
    const isLeftOut = value === undefined || (value === null && file !== "site");
    return [isLeftOut ? { verb: "unset", place } : { verb: "set", place, value }];
  });
  const groups = gone
    .filter((group) => valueAt(editor.read(file), [group]))
    .map((group): ContentChange => ({ verb: "unset", place: { file, path: [group] } }));
  return [...changed, ...groups];
}

/**
 * The changes of a form in a language. An entry or a card is written as a whole, or taken back: with some of its words shipped and some the
 * operator's it would be in two hands.
 */
function translatedChanges(
  editor: Pick<ContentEditor, "read">,
  { place, fields }: ContentForm,
  texts: FormTexts,
): ContentChange[] {
  const before = formTexts(editor, { place, fields });
  const textOf = (name: string) => (texts[name] ?? "").replaceAll("\r\n", "\n").trim();
  const groups = Map.groupBy(Object.entries(fields), ([name]) => stepsOf(name).slice(0, -1).join("."));
  return [...groups].flatMap(([group, members]): ContentChange[] => {
    if (members.every(([name]) => textOf(name) === before[name]?.trim())) return [];
    const [only] = members;
    const whole = { ...place, path: [...place.path, ...stepsOf(group)] };
    const values = members.flatMap(([name, kind]) => {
      const value = valueOfText(kind, textOf(name));
      return value === undefined || value === null ? [] : [[stepsOf(name).at(-1) ?? "", value] as const];
    });
    if (values.length === 0) return [{ verb: "unset", place: whole }];
    const value = only?.[0] === "" ? values[0]?.[1] : Object.fromEntries(values);
    return [{ verb: "set", place: whole, value }];
  });
}

/** The change that adds the entry of a form. New announcements and articles come first, others last. */
export function additionOf(file: ListName, texts: FormTexts, now: Date): ContentChange {
  const values = Object.entries(entryFieldsOf(file)).flatMap(([name, kind]) => {
    const value = valueOfText(kind, texts[name] ?? "");
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  const plain = values.find(([name]) => name === "");
  const entry = plain ? plain[1] : completeEntry(file, Object.fromEntries(values), now);
  return { verb: "add", file, entry, at: isNewestFirst(file) ? 0 : undefined };
}

function isNewestFirst(file: keyof Content): boolean {
  return file === "announcements" || file === "articles";
}

function isEmptied(group: string, { place, fields }: ContentForm, texts: FormTexts): boolean {
  const names = Object.keys(fields).filter((name) => name.startsWith(`${group}.`));
  return (
    place.file === "site" && names.length > 0 && names.every((name) => (texts[name] ?? "").trim() === "")
  );
}

function stepsOf(name: string): string[] {
  return name === "" ? [] : name.split(".");
}
