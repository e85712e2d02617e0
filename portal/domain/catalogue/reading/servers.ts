import { nameKey } from "./duplicates.ts";
import { type Entry, MAX_SERVERS } from "./entry.ts";

/**
 * Alternates of one external game (same name, descriptions `server 1`, `server 2`) become one game with its servers in
 * order, standing where the first of them stood. An entry with real words beside a `server 2` is server 1.
 * Same names without any marker are left alone: they are duplicates, and reported as such.
 */
export function joinServers<Item extends Entry>(entries: readonly Item[]): Item[] {
  const groups: Item[][] = [];
  const byName = new Map<string, Item[]>();
  for (const entry of entries) {
    const isExternal = entry.game.gameType === "external";
    const group = isExternal ? byName.get(nameKey(entry.game)) : undefined;
    if (group && isAlternate(entry, group)) {
      group.push(entry);
      continue;
    }
    const own = [entry];
    groups.push(own);
    if (isExternal && !group) byName.set(nameKey(entry.game), own);
  }
  return groups.flatMap(joined);
}

/** At most one of the alternates may be without a marker, and none may repeat an address. */
function isAlternate(entry: Entry, group: readonly Entry[]): boolean {
  if (group.length >= MAX_SERVERS || group.some(({ game }) => game.path === entry.game.path)) return false;
  return entry.server !== undefined || group.every(({ server }) => server !== undefined);
}

function joined<Item extends Entry>(group: readonly Item[]): Item[] {
  // Nearly all games have one server, and are what they were.
  if (group.length === 1) return [...group];
  const [place] = group;
  const games = group.toSorted((a, b) => (a.server ?? 1) - (b.server ?? 1)).map((entry) => entry.game);
  const [main] = games;
  if (!place || !main) return [];
  const game = {
    ...main,
    description: games.find(({ description }) => description !== "")?.description ?? "",
    isTrending: games.some(({ isTrending }) => isTrending),
    tags: [...new Set(games.flatMap(({ tags }) => tags))],
    servers: [...new Set(games.flatMap(({ servers }) => servers))].slice(0, MAX_SERVERS),
  };
  return [{ ...place, game }];
}
