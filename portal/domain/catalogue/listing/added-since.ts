import type { Game } from "#domain/catalogue/game.ts";
import { DAY_MS } from "#domain/day.ts";
import { finish, type Steps } from "#domain/steps.ts";
import type { Listing } from "./paging.ts";

/** Games in one block of the index: enough to skip far, few enough to scan one. */
const BLOCK_SIZE = 1024;

/**
 * Index of games by the day they were added: gives the games since any day, in list order. Each block of games also has its
 * days sorted, so a binary search counts the matches of a block, and only the blocks of the wanted page are scanned.
 */
export function createAddedSinceIndex(games: readonly Game[]): (day: Date) => Listing<Game> {
  return finish(addedSinceSteps(games));
}

/** The same, in steps. */
export function* addedSinceSteps(games: readonly Game[]): Steps<(day: Date) => Listing<Game>> {
  const days = new Int32Array(games.length);
  const blocks: Int32Array[] = [];
  for (let from = 0; from < games.length; from += BLOCK_SIZE) {
    for (let at = from; at < Math.min(from + BLOCK_SIZE, games.length); at += 1)
      days[at] = (games[at]?.addedAt.getTime() ?? 0) / DAY_MS;
    blocks.push(days.slice(from, from + BLOCK_SIZE).sort());
    yield;
  }

  function listingFrom(first: number): Listing<Game> {
    const counts = blocks.map((block) => block.length - countBefore(first, block));

    function slice(from: number, to: number): readonly Game[] {
      const cut: Game[] = [];
      let passed = 0;
      for (const [block, count] of counts.entries()) {
        if (passed >= to) break;
        if (count > 0 && passed + count > from) {
          cut.push(...gamesOf(block).slice(Math.max(0, from - passed), to - passed));
        }
        passed += count;
      }
      return cut;
    }

    function gamesOf(block: number): readonly Game[] {
      const start = block * BLOCK_SIZE;
      return games.slice(start, start + BLOCK_SIZE).filter((_, at) => (days[start + at] ?? 0) >= first);
    }

    return { length: counts.reduce((sum, count) => sum + count, 0), slice };
  }

  // The last day is cached: nearly all requests ask for the day of the menu.
  let last: { readonly first: number; readonly listing: Listing<Game> } | undefined;
  return (day) => {
    const first = Math.ceil(day.getTime() / DAY_MS);
    if (last?.first !== first) last = { first, listing: listingFrom(first) };
    return last.listing;
  };
}

/** Binary search: how many of the ascending days lie before this one. */
function countBefore(day: number, days: Int32Array): number {
  let from = 0;
  let to = days.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((days[middle] ?? 0) < day) from = middle + 1;
    else to = middle;
  }
  return from;
}
