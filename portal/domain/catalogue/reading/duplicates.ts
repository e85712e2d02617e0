import type { Game } from "#domain/catalogue/game.ts";
import { createFewKeys } from "#domain/few-keys.ts";
import { filterSteps, type Steps } from "#domain/steps.ts";
import type { EntryFault } from "./entry.ts";

type Duplicate<Item> = { readonly item: Item; readonly code: EntryFault; readonly reason: string };

/** Removes duplicate games: the first of each name and each URL stays, the later ones come back with the reason. */
export function distinctGames<Item extends { readonly game: Game }>(
  items: readonly Item[],
): { distinct: Item[]; duplicates: Duplicate<Item>[] } {
  const names = new Set<string>();
  const owners = new Map<string, Game>();
  const distinct: Item[] = [];
  const duplicates: Duplicate<Item>[] = [];
  for (const item of items) {
    const keys = addressKeys(item.game);
    const owner = keys.map((key) => owners.get(key)).find((game) => game !== undefined);
    if (owner) {
      duplicates.push({
        item,
        code: "duplicate-path",
        reason: `its path is already listed as "${owner.name}"`,
      });
    } else if (names.has(nameKey(item.game))) {
      duplicates.push({ item, code: "duplicate-name", reason: "a game of this name is already listed" });
    } else {
      distinct.push(item);
      names.add(nameKey(item.game));
      for (const key of keys) owners.set(key, item.game);
    }
  }
  return { distinct, duplicates };
}

/**
 * Adds games to a list without duplicates, and leaves out those that it has already. In steps: the list may be large. Only the few games of
 * the list that have something in common with an added one are compared. A link of the list makes way for an added game of its name.
 */
export function* addDistinctSteps(
  listed: readonly Game[],
  added: readonly Game[],
): Steps<{ distinct: readonly Game[]; duplicates: Duplicate<{ readonly game: Game }>[] }> {
  if (added.length === 0) return { distinct: listed, duplicates: [] };
  const names = createFewKeys(added.map(nameKey));
  const addresses = createFewKeys(added.flatMap(addressKeys));
  const similar = yield* filterSteps(
    listed,
    (game) => names.has(nameKey(game)) || addressKeys(game).some((key) => addresses.has(key)),
  );
  const left = similar.filter((link) => !added.some((game) => hasNameOfLink(game, link)));
  const { distinct, duplicates } = distinctGames([...left, ...added].map((game) => ({ game })));
  const fresh = distinct.slice(left.length).map(({ game }) => game);
  if (left.length === similar.length) return { distinct: listed.concat(fresh), duplicates };
  const replaced = new Set(similar.filter((link) => !left.includes(link)));
  const kept = yield* filterSteps(listed, (game) => !replaced.has(game));
  return { distinct: kept.concat(fresh), duplicates };
}

/** Whether a game that plays here has the name of a link: it takes the link's place on the list. */
export function hasNameOfLink(game: Game, link: Game): boolean {
  return game.gameType !== "external" && link.gameType === "external" && nameKey(game) === nameKey(link);
}

/** Key by which two names are the same: case is ignored. */
export function nameKey(game: Pick<Game, "name">): string {
  return game.name.toLowerCase();
}

/** Keys by which two paths or URLs are the same, however they are written. */
function addressKeys(game: Game): string[] {
  if (game.gameType !== "external") return [game.path.replace(/\/(?:index\.html?)?$/, "")];
  return game.servers.map((server) => new URL(server).href.replace(/\/$/, ""));
}
