import type { ChangeResult } from "#domain/content/editing/content-change.ts";
import type { Portal } from "#domain/portal.ts";
import { WordsForm } from "./content-form.tsx";
import { type EditedForm, entryIndex } from "./edited-form.ts";
import { isListPart, listParts, siteParts } from "./parts.ts";
import { Preview } from "./preview.tsx";
import styles from "./words.module.css";

type Props = {
  readonly form: EditedForm;
  /** What the last press found: mistakes, or the content to preview. */
  readonly result: ChangeResult | undefined;
  readonly portal: Portal;
  readonly pictures: Readonly<Record<"logo" | "image", readonly string[]>>;
};

export function WordsEditor({ form: edited, result, portal, pictures }: Props) {
  const { part, at, form, texts, version } = edited;
  const content = result?.mistakes.length === 0 ? result.content : undefined;
  const list = isListPart(part) ? part : undefined;
  const title = list ? `${at === "new" ? "New" : "Edit"} ${listParts[list].entry}` : siteParts[part]?.title;
  return (
    <div className={styles["words"]}>
      <h1>{title}</h1>
      <p>{list ? listParts[list].note : siteParts[part]?.note}</p>
      <WordsForm
        part={part}
        at={at}
        form={form}
        texts={texts}
        version={version}
        mistakes={result?.mistakes ?? []}
        pictures={pictures}
      />
      {content && (
        <Preview
          part={part}
          at={list ? entryIndex(edited, content[list].length) : 0}
          content={content}
          portal={portal}
        />
      )}
    </div>
  );
}
