import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Game, GameType } from "#domain/catalogue/game.ts";
import { DAY_MS, formatIsoDay, parseDay } from "#domain/day.ts";
import { NEW_FOR_MS } from "#domain/is-new.ts";
import type { Listing } from "./paging.ts";

/** A filter of the list: its name on screen and the query string that selects it (`""` for all games). */
export type Filter = { readonly name: string; readonly query: string } & (
  | { readonly kind: "all" }
  | { readonly kind: "type"; readonly type: GameType }
  | { readonly kind: "trending" }
  | { readonly kind: "since"; readonly day: Date }
);

const all: Filter = { kind: "all", name: "All", query: "" };

const typeFilters: readonly Extract<Filter, { kind: "type" }>[] = [
  { kind: "type", type: "external", name: "External", query: "type=external" },
  { kind: "type", type: "html5", name: "HTML5", query: "type=html5" },
  { kind: "type", type: "flash", name: "Flash", query: "type=flash" },
  { kind: "type", type: "waflash", name: "WAFlash", query: "type=waflash" },
];

const trending: Filter = { kind: "trending", name: "Trending", query: "tag=isTrending" };

/** The seven filters, in the order of the menu. */
export function filters(now: Date): readonly Filter[] {
  return [all, ...typeFilters, trending, sinceFilter(thirtyDaysBefore(now), "New")];
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
  return sinceFilter(day, isThisMonths ? "New" : `New since ${formatIsoDay(day)}`);
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
    case "since":
      return catalogue.since(filter.day);
  }
}

function sinceFilter(day: Date, name: string): Filter {
  return { kind: "since", day, name, query: `date=${formatIsoDay(day)}` };
}

function thirtyDaysBefore(now: Date): Date {
  return new Date(Math.floor((now.getTime() - NEW_FOR_MS) / DAY_MS) * DAY_MS);
}
