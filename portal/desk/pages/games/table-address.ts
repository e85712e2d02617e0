import { isGameType } from "#domain/catalogue/game.ts";
import { type TableQuery, tableMarks, tableSorts } from "#domain/catalogue/overlay/game-table.ts";

/** What the table is asked for by the query of its URL. A value that means nothing leaves nothing out. */
export function tableQuery(query: URLSearchParams): TableQuery {
  const type = query.get("type");
  return {
    search: query.get("search") || undefined,
    tag: query.get("tag") || undefined,
    type: isGameType(type) ? type : undefined,
    mark: tableMarks.find((mark) => mark === query.get("only")),
    sort: tableSorts.find((sort) => sort === query.get("sort")),
  };
}

/** The query of the table's URL, with nothing else in it. The first page goes without a number. */
export function tableAddress({ search, tag, type, mark, sort }: TableQuery, page: number): URLSearchParams {
  const given = { search, tag, type, only: mark, sort, page: page > 1 ? `${page}` : undefined };
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
