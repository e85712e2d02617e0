import type { PageArgs, PageResult } from "#app/page.ts";
import { notFoundPage } from "#app/pages/not-found/not-found.page.tsx";
import styles from "./imprint.module.css";

/** Page that says who runs the site, where the operator has set it. */
export function imprintPage(args: PageArgs): PageResult {
  const { imprint } = args.portal.content.site;
  if (!imprint) return notFoundPage(args);
  const { operator, contact, content } = imprint;
  return {
    title: "Imprint",
    cacheKey: [],
    body: (
      <div className={styles["page"]}>
        <h1>Imprint</h1>
        <p>
          <b>{operator}</b>
        </p>
        {content.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {contact && (
          <p>
            <a href={contact}>{contact.replace(/^mailto:/i, "")}</a>
          </p>
        )}
      </div>
    ),
  };
}
