import { languageName } from "#desk/frame/language-name.ts";
import type { ContentEditor } from "#domain/content/editing/content-change.ts";
import type { Language } from "#domain/language/language.ts";
import styles from "./words.module.css";

/** URL of a page of the words in a language, or of the plain words. */
export function wordsUrl(page: string, language: Language | undefined): string {
  const path = page === "" ? "/words" : `/words/${page}`;
  return language === undefined ? path : `${path}?language=${language}`;
}

type Props = {
  readonly editor: ContentEditor;
  /** The page below `/words` that is shown, without its language. */
  readonly page: string;
  readonly current: Language | undefined;
};

/** Links to the same page of the words in every language. */
export function Languages({ editor, page, current }: Props) {
  return (
    <nav className={styles["languages"]} aria-label="Language of the words">
      {[undefined, ...editor.languages].map((language) => (
        <a
          key={language ?? ""}
          href={wordsUrl(page, language)}
          aria-current={language === current ? "page" : undefined}
        >
          {language === undefined ? "For all" : languageName(language)}
        </a>
      ))}
    </nav>
  );
}
