import button from "#app/ui/button.module.css";
import { ActionForm } from "#desk/frame/action-form.tsx";
import type { ContentMistake } from "#domain/content/editing/content-change.ts";
import type { ContentForm, FormTexts } from "#domain/content/editing/content-form.ts";
import type { Language } from "#domain/language/language.ts";
import { Field } from "./field.tsx";
import { wordsUrl } from "./languages.tsx";
import { labelOf } from "./parts.ts";
import styles from "./words.module.css";

type Props = {
  /** Where the form belongs: `site`, or `announcements` and the number of an entry, or `new`. */
  readonly part: string;
  readonly at?: string | undefined;
  readonly language: Language | undefined;
  readonly form: ContentForm;
  readonly texts: FormTexts;
  readonly version: string;
  readonly mistakes: readonly ContentMistake[];
  readonly pictures: Readonly<Record<"logo" | "image", readonly string[]>>;
};

/** Form of a part of the words: its fields, what is wrong with them, and buttons that show a preview and save. */
export function WordsForm({ part, at = "", language, form, texts, version, mistakes, pictures }: Props) {
  return (
    <ActionForm action="edit" className={styles["form"]}>
      {mistakes.length > 0 && (
        <ul className={styles["mistakes"]} role="alert">
          {mistakes.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="language" value={language ?? ""} />
      <input type="hidden" name="version" value={version} />
      {Object.entries(form.fields).map(([name, kind]) => (
        <Field
          key={name}
          name={name}
          kind={kind}
          label={labelOf(name, form.place.file)}
          text={texts[name] ?? ""}
          pictures={pictures}
        />
      ))}
      <p className={styles["buttons"]}>
        <button className={button["quiet"]} type="submit" name="do" value="preview">
          Preview
        </button>
        <button className={button["primary"]} type="submit" name="do" value="save">
          Save
        </button>
        <a className={button["quiet"]} href={wordsUrl(at === "" ? "" : part, language)}>
          Back
        </a>
      </p>
    </ActionForm>
  );
}
