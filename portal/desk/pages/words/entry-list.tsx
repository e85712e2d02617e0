import button from "#app/ui/button.module.css";
import { ActionForm } from "#desk/frame/action-form.tsx";
import table from "#desk/frame/table.module.css";
import type { ContentEditor } from "#domain/content/editing/content-change.ts";
import { valueAt } from "#domain/content/editing/content-place.ts";
import type { ListName } from "#domain/content/editing/field-kinds.ts";
import { listParts } from "./parts.ts";
import styles from "./words.module.css";

/** Entries of one list, each to edit or remove. */
export function EntryList({ part, editor }: { part: ListName; editor: ContentEditor }) {
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
      <p className={styles["buttons"]}>
        {/* There are always two of them. */}
        {part !== "promos" && (
          <a className={button["primary"]} href={`/words/${part}/new`}>
            New {entry}
          </a>
        )}
        <a className={button["quiet"]} href="/words">
          Back
        </a>
      </p>
      <table className={table["table"]}>
        <tbody>
          {entries.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <tr key={index}>
              <td>
                <a href={`/words/${part}/${index + 1}`}>{titleOf(each)}</a>
              </td>
              <td className={styles["day"]}>{String(valueAt(each, ["date"]) ?? "")}</td>
              <td>
                {part !== "promos" && (
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
      {editor.isOwn(part) && (
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
}

function titleOf(entry: unknown): string {
  return String(valueAt(entry, ["title"]) ?? valueAt(entry, ["name"]) ?? entry);
}
