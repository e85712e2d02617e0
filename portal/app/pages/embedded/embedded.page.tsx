import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import buttons from "#app/ui/button.module.css";
import { urls } from "#app/urls.ts";
import { pick } from "#domain/content/pick.ts";
import type { Language } from "#domain/language/language.ts";
import styles from "./embedded.module.css";

/** Refusal screen, shown instead of the site in a frame of another site. Its link opens a new tab, which no frame can block. */
export function embeddedPage({ portal }: PageArgs): PageResult {
  const words = pick(portal.content.refusals, portal.random);
  return {
    title: (t) => t("embedded.title"),
    bare: true,
    cacheKey: [words],
    body: (
      <Refusal words={words} count={portal.catalogue.size} language={portal.content.site.written?.refusals} />
    ),
  };
}

type RefusalProps = { words: string; count: number; language: Language | undefined };

function Refusal({ words, count, language }: RefusalProps) {
  const t = useTranslate();
  return (
    <div className={styles["screen"]} data-testid="refusal">
      <img src="/icon.svg" alt="" width={96} height={96} />
      <h1 className={styles["words"]} {...inLanguage(language, t.language)}>
        {words}
      </h1>
      <a className={buttons["primary"]} href={urls.landing()} target="_blank" rel="noopener">
        {t("embedded.play", { count })}
      </a>
    </div>
  );
}
