import { Fragment } from "react";
import { FirstPaint } from "#app/document/first-paint.tsx";
import { useTranslate } from "#app/messages/use-translate.ts";
import { isMirror } from "#app/mirror/mirror-base.ts";
import { ContinueRow } from "#app/ui/continue-row.tsx";
import { GameCard } from "#app/ui/game-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageButtons } from "#app/ui/page-buttons.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import type { Filter } from "#domain/catalogue/listing/filters.ts";
import type { ListPage } from "#domain/catalogue/listing/paging.ts";
import { FilterMenu } from "./filter-menu.tsx";
import styles from "./games-list.module.css";
import { ThumbnailToggle } from "./thumbnail-toggle.tsx";

type Props = { total: number; filter: Filter; shown: ListPage<Game>; thumbnails: boolean; now: Date };

/**
 * Cards in the four rows that a screen of 1366 × 768 shows. They are painted at once: with the first row alone the rest came 100 ms later on
 * a slow machine, and the largest text was often among it.
 */
const FIRST_SCREEN = 20;

/** Filtered, paginated list of games with its tools. */
export function GamesList({ total, filter, shown, thumbnails, now }: Props) {
  const t = useTranslate();
  return (
    <>
      <div className={styles["tools"]}>
        <FilterMenu filter={filter} count={shown.total} now={now} />
        <SearchBox total={total} />
        {!isMirror() && <ThumbnailToggle on={thumbnails} back={urls.games(filter, shown.page)} />}
      </div>
      {filter.query === "" && shown.page === 1 && <ContinueRow className={styles["continue"]} />}
      {shown.total === 0 ? (
        <p className={styles["empty"]}>{t("games.none")}</p>
      ) : (
        <section className={styles["grid"]} aria-label={t("games.list")}>
          {shown.items.map((game, index) => (
            <Fragment key={game.id}>
              {index === FIRST_SCREEN && <FirstPaint />}
              <GameCard game={game} now={now} thumbnail={thumbnails} />
            </Fragment>
          ))}
        </section>
      )}
      <PageButtons page={shown.page} pages={shown.pages} hrefOf={(page) => urls.games(filter, page)} />
      <p className={styles["top"]}>
        <a href="#top">
          <Icon name="up" /> {t("games.backToTop")}
        </a>
      </p>
    </>
  );
}
