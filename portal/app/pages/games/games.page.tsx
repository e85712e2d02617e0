import type { PageArgs, PageResult } from "#app/page.ts";
import { urls } from "#app/urls.ts";
import { filterGames, filterOfQuery, filters } from "#domain/catalogue/listing/filters.ts";
import { pageOf } from "#domain/catalogue/listing/paging.ts";
import { GamesList } from "./games-list.tsx";

/** Page of the games list, by filter and page number. */
export function gamesPage({ query, portal, visitor }: PageArgs): PageResult {
  const now = portal.now();
  const filter = filterOfQuery(query, now);
  const shown = pageOf(filterGames(portal.catalogue, filter), query.get("page"));
  return {
    title: (t) => t("games.title"),
    // The date filter accepts any day; only the filters of the menu are worth caching.
    ...(filters(now).some(({ query }) => query === filter.query) && { cacheKey: [filter.query, shown.page] }),
    description: (t) => t("games.description", { count: portal.catalogue.size }),
    address: urls.games(filter, shown.page),
    body: (
      <GamesList
        total={portal.catalogue.size}
        filter={filter}
        shown={shown}
        thumbnails={visitor.thumbnails}
        now={now}
      />
    ),
  };
}
