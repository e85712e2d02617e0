import { urls } from "#app/urls.ts";
import { Icon } from "./icon.tsx";
import styles from "./search-box.module.css";

/** Search form. `data-suggests` makes the script of the first paint load suggestions on focus, and says where they come from. */
export function SearchBox({ total, words }: { total: number; words?: string }) {
  return (
    <search className={styles["search"]}>
      <form className={styles["form"]} action={urls.search()}>
        <Icon name="search" />
        <input
          className={styles["field"]}
          type="search"
          name="q"
          defaultValue={words}
          placeholder={`Search ${total} games`}
          aria-label="Search games"
          autoComplete="off"
          data-suggests={urls.suggest()}
          maxLength={200}
        />
        <button className={styles["go"]} type="submit">
          Search
        </button>
      </form>
    </search>
  );
}
