import type { Game } from "#domain/catalogue/game.ts";
import { createFewKeys } from "#domain/few-keys.ts";
import { filterSteps, type Steps } from "#domain/steps.ts";
import type { EntryFault } from "./entry.ts";

type Duplicate<Item> = { readonly item: Item; readonly code: EntryFault; readonly reason: string };

const NAME_REASON = "a game of this name is already listed";

function pathReason(owner: Game): string {
  return `its path is already listed as "${owner.name}"`;
}

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
        reason: pathReason(owner),
      });
    } else if (names.has(nameKey(item.game))) {
      duplicates.push({ item, code: "duplicate-name", reason: NAME_REASON });
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

/** Index of listed games that tells why another one cannot be listed beside them. `shipped` links make way for a game of their name. */
export function createDuplicateIndex(shipped: readonly Game[], own: readonly Game[]) {
  const byKey = new Map<string, Set<Game>>();
  const isShipped = new Set(shipped);
  const keysOf = (game: Game) => [`name ${nameKey(game)}`, ...addressKeys(game)];

  function add(game: Game): void {
    for (const key of keysOf(game)) byKey.set(key, (byKey.get(key) ?? new Set()).add(game));
  }
  for (const game of shipped) add(game);
  for (const game of own) add(game);

  return {
    add,
    remove(game: Game): void {
      for (const key of keysOf(game)) byKey.get(key)?.delete(game);
    },
    reasonFor(game: Game): string | undefined {
      const [name = "", ...addresses] = keysOf(game);
      const ownerOf = (key: string) =>
        [...(byKey.get(key) ?? [])].find((other) => !(isShipped.has(other) && hasNameOfLink(game, other)));
      const owner = addresses.map(ownerOf).find((other) => other !== undefined);
      if (owner) return pathReason(owner);
      return ownerOf(name) ? NAME_REASON : undefined;
    },
  };
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
