import { isMirror } from "#app/mirror/mirror-base.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { urls } from "#app/urls.ts";
import { pageOf } from "#domain/catalogue/listing/paging.ts";
import { didYouMean } from "#domain/catalogue/search/did-you-mean.ts";
import { searchGames } from "#domain/catalogue/search/search.ts";
import { MirrorResults } from "./mirror-results.tsx";
import { SearchResults } from "./search-results.tsx";

/** Page of search results. Searches without a result are reported. */
export function searchPage({ query, portal }: PageArgs): PageResult {
  if (isMirror())
    return {
      title: (t) => t("search.title"),
      cacheKey: [],
      body: <MirrorResults catalogue={portal.catalogue} />,
    };
  const words = query.get("q") ?? "";
  const shown = pageOf(searchGames(portal.catalogue, words), query.get("page"));
  const meant = shown.total === 0 ? didYouMean(portal.catalogue, words, 5) : [];
  return {
    title: (t) => t("search.title"),
    // Queries that find something are limited in number, so they are worth caching. Those that find nothing are not.
    ...(shown.total > 0 ? { cacheKey: [words, shown.page] } : { missedSearch: words }),
    address: urls.search(words, shown.page),
    body: <SearchResults words={words} shown={shown} meant={meant} total={portal.catalogue.size} />,
  };
}
