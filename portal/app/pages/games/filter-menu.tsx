import { Icon } from "#app/ui/icon.tsx";
import { urls } from "#app/urls.ts";
import { type Filter, filters } from "#domain/catalogue/listing/filters.ts";
import styles from "./filter-menu.module.css";

/** Header of the games list: the active filter, the number of games, and the menu of filters. */
export function FilterMenu({ filter, count, now }: { filter: Filter; count: number; now: Date }) {
  return (
    <div className={styles["menu"]}>
      <h1 className={styles["header"]} data-testid="filter-header">
        {filter.name} <span className={styles["count"]}>{count === 1 ? "1 game" : `${count} games`}</span>
      </h1>
      <button
        className={styles["toggle"]}
        type="button"
        popoverTarget="filter-menu"
        data-testid="filter-toggle"
      >
        Filter <Icon name="chevron" />
      </button>
      <nav
        className={styles["options"]}
        id="filter-menu"
        popover="auto"
        aria-label="Filters"
        data-testid="filter-menu"
      >
        {filters(now).map((option) => (
          <a
            key={option.name}
            className={styles["option"]}
            href={urls.games(option)}
            aria-current={option.query === filter.query ? "true" : undefined}
          >
            {option.name}
          </a>
        ))}
      </nav>
      <a
        className={styles["random"]}
        href={urls.randomOf(filter)}
        rel="nofollow"
        aria-label="Random game of these"
        title="Random game of these"
      >
        <Icon name="dice" />
      </a>
    </div>
  );
}
