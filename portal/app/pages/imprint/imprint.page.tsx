import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { notFoundPage } from "#app/pages/not-found/not-found.page.tsx";
import type { Imprint } from "#domain/content/site.ts";
import styles from "./imprint.module.css";

/** Page that says who runs the site, where the operator has set it. */
export function imprintPage(args: PageArgs): PageResult {
  const { imprint } = args.portal.content.site;
  if (!imprint) return notFoundPage(args);
  return {
    title: (t) => t("imprint.title"),
    cacheKey: [],
    body: <ImprintText imprint={imprint} />,
  };
}

function ImprintText({ imprint: { operator, contact, content, language } }: { imprint: Imprint }) {
  const t = useTranslate();
  return (
    <div className={styles["page"]}>
      <h1>{t("imprint.title")}</h1>
      <p>
        <b>{operator}</b>
      </p>
      {content.map((paragraph) => (
        <p key={paragraph} {...inLanguage(language, t.language)}>
          {paragraph}
        </p>
      ))}
      {contact && (
        <p>
          <a href={contact}>{contact.replace(/^mailto:/i, "")}</a>
        </p>
      )}
    </div>
  );
}
