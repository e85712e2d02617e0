import type { Game } from "#domain/catalogue/game.ts";
import type { EntryFault } from "./entry.ts";

type Doubled<Item> = { readonly item: Item; readonly code: EntryFault; readonly reason: string };

/** Keeps the first game of each name and of each address; the later ones come back with the reason. */
export function distinctGames<Item extends { readonly game: Game }>(
  items: readonly Item[],
): { kept: Item[]; doubled: Doubled<Item>[] } {
  const names = new Set<string>();
  const owners = new Map<string, Game>();
  const kept: Item[] = [];
  const doubled: Doubled<Item>[] = [];
  for (const item of items) {
    const keys = addressKeys(item.game);
    const owner = keys.map((key) => owners.get(key)).find((game) => game !== undefined);
    if (owner) {
      doubled.push({ item, code: "duplicate-path", reason: `its path is already listed as "${owner.name}"` });
    } else if (names.has(nameKey(item.game))) {
      doubled.push({ item, code: "duplicate-name", reason: "a game of this name is already listed" });
    } else {
      kept.push(item);
      names.add(nameKey(item.game));
      for (const key of keys) owners.set(key, item.game);
    }
  }
  return { kept, doubled };
}

/** Two games are of the same name when they differ in case only. */
export function nameKey(game: Pick<Game, "name">): string {
  return game.name.toLowerCase();
}

/** Addresses that differ only in how they are written lead to the same game. */
function addressKeys(game: Game): string[] {
  if (game.gameType !== "external") return [game.path.replace(/\/(?:index\.html?)?$/, "")];
  return game.servers.map((server) => new URL(server).href.replace(/\/$/, ""));
}
