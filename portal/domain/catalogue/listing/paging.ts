/** Games on one page of a list. */
export const GAMES_PER_PAGE = 40;

/** One page of a list, with its number and the number of pages. */
export type ListPage<Item> = {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};

/** A list that is paged lazily: an array, or results that are computed slice by slice. */
export type Listing<Item> = {
  readonly length: number;
  slice(from: number, to: number): readonly Item[];
};

/** One page of a list. The requested number is clamped to the pages that exist; pages start at 1. */
export function pageOf<Item>(
  items: Listing<Item>,
  wanted: string | null,
  perPage = GAMES_PER_PAGE,
): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const page = nearest(wanted, pages);
  const start = (page - 1) * perPage;
  return { items: items.slice(start, start + perPage), page, pages, total: items.length };
}

function nearest(wanted: string | null, pages: number): number {
  const number = Number(wanted ?? 1);
  if (Number.isNaN(number)) return 1;
  // Half-way goes to the earlier page.
  return Math.min(pages, Math.max(1, Math.ceil(number - 0.5)));
}

/** Up to so many pages, each has its own button. */
const MAX_BUTTONS = 9;

/**
 * The numbered buttons of the pagination: all of them when few; otherwise the first, the last and this page with two on either side,
 * with gaps between. A gap always hides at least two pages, as a button is no wider than the dots.
 */
export function pageButtons(page: number, pages: number): readonly (number | "gap")[] {
  if (pages <= MAX_BUTTONS) return Array.from({ length: pages }, (_, at) => at + 1);
  const from = page - 2 <= 3 ? 1 : page - 2;
  const to = page + 2 >= pages - 2 ? pages : page + 2;
  const middle = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return [
    ...(from > 1 ? [1, "gap" as const] : []),
    ...middle,
    ...(to < pages ? ["gap" as const, pages] : []),
  ];
}
