import type { ContentEditor } from "#domain/content/editing/content-change.ts";
import type { Language } from "#domain/language/language.ts";
import { Languages, wordsUrl } from "./languages.tsx";
import { isListPart, listParts, siteParts } from "./parts.ts";
import styles from "./words.module.css";

type Props = { readonly editor: ContentEditor; readonly language: Language | undefined };

/** All parts of the words, with what is the operator's own. */
export function Overview({ editor, language }: Props) {
  const parts = Object.entries({ ...siteParts, ...listParts });
  return (
    <div className={styles["words"]}>
      <h1>Words</h1>
      <p>Yours lie over those that are shipped, and stay when the portal is upgraded.</p>
      <Languages editor={editor} page="" current={language} />
      <ul className={styles["parts"]}>
        {parts.map(([name, { title, note }]) => (
          <li key={name} className={styles["part"]}>
            <h2>
              <a href={wordsUrl(name, language)}>{title}</a>
            </h2>
            <p>{note}</p>
            <p className={styles["hint"]}>{stateOf(name)}</p>
          </li>
        ))}
        <li className={styles["part"]}>
          <h2>
            <a href="/words/pictures">Pictures</a>
          </h2>
          <p>Logos, and images of slides and banners.</p>
        </li>
      </ul>
    </div>
  );

  function stateOf(name: string): string {
    if (language !== undefined)
      return editor.isOwn(isListPart(name) ? name : "site", language) ? "some of it yours" : "as shipped";
    if (!isListPart(name)) return editor.isOwn("site") ? "some of it yours" : "as shipped";
    const list = editor.read(name);
    return `${Array.isArray(list) ? list.length : 0}, ${editor.isOwn(name) ? "yours" : "as shipped"}`;
  }
}
