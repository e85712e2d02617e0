import { useTranslate } from "#app/messages/use-translate.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import { urls } from "#app/urls.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import styles from "./search-results.module.css";
import { Result } from "./search-results.tsx";

/** Search page of a mirror, where the browser searches: a widget fills it in (`app/mirror/search-widget.ts`) from the template of a result. */
export function MirrorResults({ catalogue }: { catalogue: Catalogue }) {
  const t = useTranslate();
  const [sample] = catalogue.games;
  return (
    <>
      <div className={styles["head"]}>
        <h1>{t("search.title")}</h1>
        <SearchBox total={catalogue.size} />
      </div>
      <div data-widget="mirror-search">
        <div className={styles["none"]}>
          <p role="status" />
          <noscript>
            <p>{t("search.noScript")}</p>
          </noscript>
          <a href={urls.games()}>{t("search.lookThrough", { count: catalogue.size })}</a>
        </div>
        <template>{sample && <Result game={{ ...sample, isTrending: true }} />}</template>
        <ol className={styles["results"]} />
      </div>
    </>
  );
}
