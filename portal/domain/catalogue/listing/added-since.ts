import type { Game } from "#domain/catalogue/game.ts";
import { DAY_MS } from "#domain/day.ts";
import type { Listing } from "./paging.ts";

/** Games are looked at in blocks of so many: enough to skip far, few enough to look through one. */
const blockSize = 1024;

/**
 * Answers "which games were added since?" in list order, for any day that somebody may think of. Each block of games has
 * its days a second time, sorted: how many of them count is then known at once, and only blocks on the page are gone through.
 */
export function createAddedSinceIndex(games: readonly Game[]): (day: Date) => Listing<Game> {
  const days = new Int32Array(games.length);
  for (const [at, { addedAt }] of games.entries()) days[at] = addedAt.getTime() / DAY_MS;
  const blocks: Int32Array[] = [];
  for (let from = 0; from < days.length; from += blockSize)
    blocks.push(days.slice(from, from + blockSize).sort());

  function listingFrom(first: number): Listing<Game> {
    const counts = blocks.map((block) => block.length - placeOf(first, block));

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
      const start = block * blockSize;
      return games.slice(start, start + blockSize).filter((_, at) => (days[start + at] ?? 0) >= first);
    }

    return { length: counts.reduce((sum, count) => sum + count, 0), slice };
  }

  // Nearly everybody who asks for a day asks for the same one, that of the menu.
  let last: { readonly first: number; readonly listing: Listing<Game> } | undefined;
  return (day) => {
    const first = Math.ceil(day.getTime() / DAY_MS);
    if (last?.first !== first) last = { first, listing: listingFrom(first) };
    return last.listing;
  };
}

/** How many of the ascending days lie before this one. */
function placeOf(day: number, days: Int32Array): number {
  let from = 0;
  let to = days.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((days[middle] ?? 0) < day) from = middle + 1;
    else to = middle;
  }
  return from;
}
