import { useTranslate } from "#app/messages/use-translate.ts";
import { pageButtons } from "#domain/catalogue/listing/paging.ts";
import styles from "./page-buttons.module.css";

/** Pagination as plain links; nothing when there is one page. */
export function PageButtons({
  page,
  pages,
  hrefOf,
}: {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}) {
  const t = useTranslate();
  if (pages === 1) return null;
  return (
    <nav className={styles["pages"]} aria-label={t("pageButtons.label")}>
      {pageButtons(page, pages).map((button, at) =>
        button === "gap" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once on the server, never reordered
          <span key={`gap-${at}`} className={styles["gap"]}>
            …
          </span>
        ) : (
          <a
            key={button}
            className={styles["page"]}
            href={hrefOf(button)}
            aria-label={t("pageButtons.page", { page: button })}
            aria-current={button === page ? "page" : undefined}
          >
            {button}
          </a>
        ),
      )}
    </nav>
  );
}
