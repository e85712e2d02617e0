import type { ChangeResult, ContentEditor } from "#domain/content/editing/content-change.ts";
import type { Portal } from "#domain/portal.ts";
import { WordsForm } from "./content-form.tsx";
import { type EditedForm, entryIndex } from "./edited-form.ts";
import { Languages } from "./languages.tsx";
import { isListPart, listParts, siteParts } from "./parts.ts";
import { PlainWords } from "./plain-words.tsx";
import { Preview } from "./preview.tsx";
import styles from "./words.module.css";

type Props = {
  readonly form: EditedForm;
  /** What the last press found: mistakes, or the content to preview. */
  readonly result: ChangeResult | undefined;
  readonly editor: ContentEditor;
  readonly portal: Portal;
  readonly pictures: Readonly<Record<"logo" | "image", readonly string[]>>;
};

export function WordsEditor({ form: edited, result, editor, portal, pictures }: Props) {
  const { part, at, language, form, texts, version } = edited;
  const content = result?.mistakes.length === 0 ? result.content : undefined;
  const list = isListPart(part) ? part : undefined;
  const title = list ? `${at === "new" ? "New" : "Edit"} ${listParts[list].entry}` : siteParts[part]?.title;
  return (
    <div className={styles["words"]}>
      <h1>{title}</h1>
      <p>
        {list
          ? listParts[list].note
          : `${siteParts[part]?.note} A text that you empty is as shipped again; an address is gone then.`}
      </p>
      {at !== "new" && <Languages editor={editor} page={at ? `${part}/${at}` : part} current={language} />}
      {language !== undefined && <PlainWords form={edited} editor={editor} />}
      <WordsForm
        part={part}
        at={at}
        language={language}
        form={form}
        texts={texts}
        version={version}
        mistakes={result?.mistakes ?? []}
        pictures={pictures}
      />
      {content && (
        <Preview
          part={part}
          at={list && at ? entryIndex(edited, content[list].length) : 0}
          content={content}
          language={language}
          portal={portal}
        />
      )}
    </div>
  );
}
