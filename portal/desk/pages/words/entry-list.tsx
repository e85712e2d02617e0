import button from "#app/ui/button.module.css";
import { ActionForm } from "#desk/frame/action-form.tsx";
import table from "#desk/frame/table.module.css";
import type { ContentEditor } from "#domain/content/editing/content-change.ts";
import { placeInLanguage, valueAt } from "#domain/content/editing/content-place.ts";
import type { ListName } from "#domain/content/editing/field-kinds.ts";
import type { Language } from "#domain/language/language.ts";
import { Languages, wordsUrl } from "./languages.tsx";
import { listParts } from "./parts.ts";
import styles from "./words.module.css";

type Props = {
  readonly part: ListName;
  readonly editor: ContentEditor;
  readonly language: Language | undefined;
};

/** Entries of one list, each to edit or remove; in a language, each to translate. */
export function EntryList({ part, editor, language }: Props) {
  const { title, entry, note } = listParts[part];
  const entries: readonly unknown[] = [editor.read(part)].flat();
  const version = editor.version(part);
  const hidden = (
    <>
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="version" value={version} />
    </>
  );
  return (
    <div className={styles["words"]}>
      <h1>{title}</h1>
      <p>
        {note}{" "}
        {editor.isOwn(part)
          ? "This list is yours."
          : "This list is as shipped; your first change makes it yours."}
      </p>
      <Languages editor={editor} page={part} current={language} />
      <p className={styles["buttons"]}>
        {/* There are always two of them. */}
        {part !== "promos" && language === undefined && (
          <a className={button["primary"]} href={`/words/${part}/new`}>
            New {entry}
          </a>
        )}
        <a className={button["quiet"]} href={wordsUrl("", language)}>
          Back
        </a>
      </p>
      <table className={table["table"]}>
        <tbody>
          {entries.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <tr key={index}>
              <td>
                <a href={wordsUrl(`${part}/${index + 1}`, language)}>{titleOf(each)}</a>
              </td>
              <td className={styles["day"]}>{String(valueAt(each, ["date"]) ?? "")}</td>
              <td>
                {language !== undefined && translated(index)}
                {part !== "promos" && language === undefined && (
                  <ActionForm action="remove">
                    {hidden}
                    <input type="hidden" name="at" value={index + 1} />
                    <button
                      className={button["quiet"]}
                      type="submit"
                      aria-label={`Remove ${titleOf(each)}`}
                      data-confirm={`Remove “${titleOf(each)}”?`}
                    >
                      Remove
                    </button>
                  </ActionForm>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {language === undefined && editor.isOwn(part) && (
        <ActionForm action="as-shipped">
          {hidden}
          <button
            className={button["quiet"]}
            type="submit"
            data-confirm="Your list goes, and the shipped one comes back. Go on?"
          >
            Back to the shipped list
          </button>
        </ActionForm>
      )}
    </div>
  );

  /** The title that an entry has in the language, or that it falls back. */
  function translated(index: number): string {
    if (language === undefined) return "";
    const place = placeInLanguage({ file: part, path: [index] }, language, editor.read);
    const words = valueAt(editor.read(part, language), place.path);
    return words === undefined ? "not translated" : String(valueAt(words, ["title"]) ?? "translated");
  }
}

function titleOf(entry: unknown): string {
  return String(valueAt(entry, ["title"]) ?? valueAt(entry, ["name"]) ?? entry);
}
