import type { Game } from "#domain/catalogue/game.ts";
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

/** Key by which two names are the same: case is ignored. */
export function nameKey(game: Pick<Game, "name">): string {
  return game.name.toLowerCase();
}

/** Keys by which two paths or URLs are the same, however they are written. */
function addressKeys(game: Game): string[] {
  if (game.gameType !== "external") return [game.path.replace(/\/(?:index\.html?)?$/, "")];
  return game.servers.map((server) => new URL(server).href.replace(/\/$/, ""));
}
