import { nameKey } from "./duplicates.ts";
import { type Entry, MAX_SERVERS } from "./entry.ts";

/**
 * Merges alternate servers of one external game (same name, descriptions `server 1`, `server 2`) into one game with its
 * servers in order, at the position of the first. An entry with a real description beside a `server 2` is server 1.
 * Entries of one name without any marker stay: they are duplicates, and reported as such.
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
  return groups.flatMap(merged);
}

/** At most one of the alternates may be without a marker, and none may repeat a URL. */
function isAlternate(entry: Entry, group: readonly Entry[]): boolean {
  if (group.length >= MAX_SERVERS || group.some(({ game }) => game.path === entry.game.path)) return false;
  return entry.server !== undefined || group.every(({ server }) => server !== undefined);
}

function merged<Item extends Entry>(group: readonly Item[]): Item[] {
  // Nearly all games have one server and stay as they are.
  if (group.length === 1) return [...group];
  const [position] = group;
  const games = group.toSorted((a, b) => (a.server ?? 1) - (b.server ?? 1)).map((entry) => entry.game);
  const [main] = games;
  if (!position || !main) return [];
  const game = {
    ...main,
    description: games.find(({ description }) => description !== "")?.description ?? "",
    isTrending: games.some(({ isTrending }) => isTrending),
    tags: [...new Set(games.flatMap(({ tags }) => tags))],
    servers: [...new Set(games.flatMap(({ servers }) => servers))].slice(0, MAX_SERVERS),
  };
  return [{ ...position, game }];
}
