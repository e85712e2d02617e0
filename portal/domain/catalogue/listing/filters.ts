import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Game, GameType } from "#domain/catalogue/game.ts";
import { DAY_MS, formatIsoDay, parseDay } from "#domain/day.ts";
import { NEW_FOR_MS } from "#domain/is-new.ts";
import type { Listing } from "./paging.ts";

/** A filter of the list: which games it shows and the query string that selects it (`""` for all games). */
export type Filter = { readonly query: string } & (
  | { readonly kind: "all" }
  | { readonly kind: "type"; readonly type: GameType }
  | { readonly kind: "trending" }
  /** `new` is the one of the menu; `since` is of any other day. */
  | { readonly kind: "new" | "since"; readonly day: Date }
);

const all: Filter = { kind: "all", query: "" };

const typeFilters: readonly Extract<Filter, { kind: "type" }>[] = [
  { kind: "type", type: "external", query: "type=external" },
  { kind: "type", type: "html5", query: "type=html5" },
  { kind: "type", type: "flash", query: "type=flash" },
  { kind: "type", type: "waflash", query: "type=waflash" },
];

const trending: Filter = { kind: "trending", query: "tag=isTrending" };

/** The seven filters, in the order of the menu. */
export function filters(now: Date): readonly Filter[] {
  return [all, ...typeFilters, trending, sinceFilter("new", thirtyDaysBefore(now))];
}

/** The filter that a query string selects: the first valid one of type, tag and date, else all games. */
export function filterOfQuery(query: URLSearchParams, now: Date): Filter {
  const type = query.get("type")?.toLowerCase();
  const ofType = typeFilters.find((filter) => filter.type === type);
  if (ofType) return ofType;
  if (query.get("tag")?.toLowerCase() === "istrending") return trending;
  const day = parseDay(query.get("date") ?? "");
  if (!day) return all;
  const isThisMonths = day.getTime() === thirtyDaysBefore(now).getTime();
  return sinceFilter(isThisMonths ? "new" : "since", day);
}

/** The games of a filter, in list order. */
export function filterGames(catalogue: Catalogue, filter: Filter): Listing<Game> {
  switch (filter.kind) {
    case "all":
      return catalogue.games;
    case "type":
      return catalogue.ofType(filter.type);
    case "trending":
      return catalogue.trending;
    case "new":
    case "since":
      return catalogue.since(filter.day);
  }
}

function sinceFilter(kind: "new" | "since", day: Date): Filter {
  return { kind, day, query: `date=${formatIsoDay(day)}` };
}

function thirtyDaysBefore(now: Date): Date {
  return new Date(Math.floor((now.getTime() - NEW_FOR_MS) / DAY_MS) * DAY_MS);
}
