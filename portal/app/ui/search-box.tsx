import { useTranslate } from "#app/messages/use-translate.ts";
import { urls } from "#app/urls.ts";
import { Icon } from "./icon.tsx";
import styles from "./search-box.module.css";

/** Search form. `data-suggests` makes the script of the first paint load suggestions on focus, and says where they come from. */
export function SearchBox({ total, words }: { total: number; words?: string }) {
  const t = useTranslate();
  return (
    <search className={styles["search"]}>
      <form className={styles["form"]} action={urls.search()}>
        <Icon name="search" />
        <input
          className={styles["field"]}
          type="search"
          name="q"
          defaultValue={words}
          placeholder={t("searchBox.placeholder", { count: total })}
          aria-label={t("searchBox.label")}
          autoComplete="off"
          data-suggests={urls.suggest()}
          maxLength={200}
        />
        <button className={styles["go"]} type="submit">
          {t("searchBox.go")}
        </button>
      </form>
    </search>
  );
}
