import type { ContentEditor } from "#domain/content/editing/content-change.ts";
import { valueAt } from "#domain/content/editing/content-place.ts";
import { textOfValue } from "#domain/content/editing/value-of-text.ts";
import type { EditedForm } from "./edited-form.ts";
import { isListPart, labelOf } from "./parts.ts";
import styles from "./words.module.css";

type Props = { readonly form: EditedForm; readonly editor: ContentEditor };

/** What a form in a language translates: the plain words, field by field. */
export function PlainWords({ form: { part, at, form }, editor }: Props) {
  const { file } = form.place;
  const value = editor.read(file);
  const entry = isListPart(part) && at !== "" ? valueAt(value, [Number(at) - 1]) : value;
  return (
    <details className={styles["plain"]} open>
      <summary>The words that all others read</summary>
      <dl>
        {Object.entries(form.fields).map(([name, kind]) => (
          <div key={name}>
            <dt>{labelOf(name, file)}</dt>
            <dd>{textOfValue(kind, valueAt(entry, name === "" ? [] : name.split(".")))}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
