import type { ContentChange, ContentEditor } from "#domain/content/editing/content-change.ts";
import {
  additionOf,
  type ContentForm,
  changesOf,
  entryFieldsOf,
  type FormTexts,
  formTexts,
} from "#domain/content/editing/content-form.ts";
import { placeInLanguage } from "#domain/content/editing/content-place.ts";
import { hasFields, translatedFields, translatedSiteFields } from "#domain/content/editing/field-kinds.ts";
import { Refusal } from "#domain/errors.ts";
import type { Language } from "#domain/language/language.ts";
import { isListPart, siteForm, siteParts } from "./parts.ts";

/** A form of the words as it was shown or sent: which part, which entry, and its texts. */
export type EditedForm = {
  readonly part: string;
  /** The language that the words are in; undefined for those that all others read. */
  readonly language: Language | undefined;
  /** Number of the entry from 1, `new`, or empty for a part of the site. */
  readonly at: string;
  readonly form: ContentForm;
  readonly texts: FormTexts;
  readonly version: string;
};

/** The form of a part as the content is now. */
export function shownForm(
  editor: ContentEditor,
  part: string,
  at: string,
  language: Language | undefined,
): EditedForm {
  const form = language === undefined ? formOf(part, at) : translatedForm(editor, part, at, language);
  const texts = at === "new" ? {} : formTexts(editor, form);
  return { part, at, language, form, texts, version: editor.version(form.place.file, language) };
}

/** Parses the form that was sent. */
export function editedForm(sent: URLSearchParams, editor: ContentEditor): EditedForm {
  const [part, at] = [sent.get("part") ?? "", sent.get("at") ?? ""];
  const language = languageIn(sent, editor);
  const form = language === undefined ? formOf(part, at) : translatedForm(editor, part, at, language);
  const texts = Object.keys(form.fields).map((name) => [name, sent.get(`field.${name}`) ?? ""]);
  return { part, at, language, form, texts: Object.fromEntries(texts), version: sent.get("version") ?? "" };
}

/** The language that a URL or a form asks for. Refuses one that the site does not have. */
export function languageIn(query: URLSearchParams, { languages }: ContentEditor): Language | undefined {
  const asked = query.get("language") || undefined;
  if (asked !== undefined && !languages.includes(asked))
    throw new Refusal("content-refused", "The site is not in this language.");
  return asked;
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

/** The form of an entry, a part of the site or a whole list of texts in one language. */
function translatedForm(editor: ContentEditor, part: string, at: string, language: Language): ContentForm {
  if (!isListPart(part)) {
    const { place, fields } = formOf(part, at);
    const words = Object.entries(fields).filter(([name]) => Object.hasOwn(translatedSiteFields, name));
    return { place: { ...place, language }, fields: Object.fromEntries(words) };
  }
  const fields = translatedFields[part];
  if (!hasFields(fields)) return { place: { file: part, language, path: [] }, fields: { "": fields } };
  const { place } = formOf(part, at);
  return { place: placeInLanguage(place, language, editor.read), fields };
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
