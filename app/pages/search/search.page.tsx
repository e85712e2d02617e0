import type { Page, PageArgs } from "#app/page.ts";
import { pageOf } from "#domain/catalogue/paging.ts";
import { searchGames } from "#domain/catalogue/search.ts";
import { SearchResults } from "./search-results.tsx";

export function searchPage({ query, portal }: PageArgs): Page {
  const words = query.get("q") ?? "";
  const shown = pageOf(searchGames(portal.catalogue, words), query.get("page"));
  return {
    title: "Search",
    body: <SearchResults words={words} shown={shown} total={portal.catalogue.size} />,
  };
}
