import type { Translate } from "#app/messages/translate.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { Icon } from "#app/ui/icon.tsx";
import { urls } from "#app/urls.ts";
import { type Filter, filters } from "#domain/catalogue/listing/filters.ts";
import { formatIsoDay } from "#domain/day.ts";
import styles from "./filter-menu.module.css";

/** Header of the games list: the active filter, the number of games, and the menu of filters. */
export function FilterMenu({ filter, count, now }: { filter: Filter; count: number; now: Date }) {
  const t = useTranslate();
  return (
    <div className={styles["menu"]}>
      <h1 className={styles["header"]} data-testid="filter-header">
        {filterName(t, filter)} <span className={styles["count"]}>{t("games.count", { count })}</span>
      </h1>
      <button
        className={styles["toggle"]}
        type="button"
        popoverTarget="filter-menu"
        data-testid="filter-toggle"
      >
        {t("games.filter")} <Icon name="chevron" />
      </button>
      <nav
        className={styles["options"]}
        id="filter-menu"
        popover="auto"
        aria-label={t("games.filters")}
        data-testid="filter-menu"
      >
        {filters(now).map((option) => (
          <a
            key={option.query}
            className={styles["option"]}
            href={urls.games(option)}
            aria-current={option.query === filter.query ? "true" : undefined}
          >
            {filterName(t, option)}
          </a>
        ))}
      </nav>
      <a
        className={styles["random"]}
        href={urls.randomOf(filter)}
        rel="nofollow"
        aria-label={t("games.random")}
        title={t("games.random")}
      >
        <Icon name="dice" />
      </a>
    </div>
  );
}

function filterName(t: Translate, filter: Filter): string {
  switch (filter.kind) {
    case "all":
      return t("filters.all");
    case "type":
      return t(`gameTypes.${filter.type}`);
    case "trending":
      return t("filters.trending");
    case "new":
      return t("filters.new");
    case "since":
      return t("filters.newSince", { day: formatIsoDay(filter.day) });
  }
}
