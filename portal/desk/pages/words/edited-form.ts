import type { ContentChange, ContentEditor } from "#domain/content/editing/content-change.ts";
import {
  additionOf,
  type ContentForm,
  changesOf,
  entryFieldsOf,
  type FormTexts,
  formTexts,
} from "#domain/content/editing/content-form.ts";
import { Refusal } from "#domain/errors.ts";
import { isListPart, siteForm, siteParts } from "./parts.ts";

/** A form of the words as it was shown or sent: which part, which entry, and its texts. */
export type EditedForm = {
  readonly part: string;
  /** Number of the entry from 1, `new`, or empty for a part of the site. */
  readonly at: string;
  readonly form: ContentForm;
  readonly texts: FormTexts;
  readonly version: string;
};

/** The form of a part as the content is now. */
export function shownForm(editor: ContentEditor, part: string, at: string): EditedForm {
  const form = formOf(part, at);
  const texts = at === "new" ? {} : formTexts(editor, form);
  return { part, at, form, texts, version: editor.version(form.place.file) };
}

/** Parses the form that was sent. */
export function editedForm(sent: URLSearchParams): EditedForm {
  const [part, at] = [sent.get("part") ?? "", sent.get("at") ?? ""];
  const form = formOf(part, at);
  const texts = Object.keys(form.fields).map((name) => [name, sent.get(`field.${name}`) ?? ""]);
  return { part, at, form, texts: Object.fromEntries(texts), version: sent.get("version") ?? "" };
}

/** What the form changes. */
export function changesIn(
  editor: ContentEditor,
  { part, at, form, texts }: EditedForm,
  now: Date,
): ContentChange[] {
  if (at !== "new" || !isListPart(part)) return changesOf(editor, form, texts);
  return [additionOf(part, texts, now)];
}

/** Index of the edited entry in its list, once it is saved. */
export function entryIndex({ part, at }: EditedForm, length: number): number {
  if (at !== "new") return Number(at) - 1;
  return part === "announcements" || part === "articles" ? 0 : length - 1;
}

function formOf(part: string, at: string): ContentForm {
  if (isListPart(part)) {
    if (at !== "new" && !/^[1-9]\d{0,3}$/.test(at))
      throw new Refusal("content-refused", "There is no such entry.");
    const path = at === "new" ? [] : [Number(at) - 1];
    return { place: { file: part, path }, fields: entryFieldsOf(part) };
  }
  const group = Object.hasOwn(siteParts, part) ? siteParts[part] : undefined;
  if (!group) throw new Refusal("content-refused", "There are no such words.");
  return siteForm(group);
}
