/** Presence count: all visitors with the site open, and the players of each game, by the game's id. */
export type PresenceCount = {
  readonly visitors: number;
  readonly players: ReadonlyMap<string, number>;
};

/** What the landing page shows. */
export type SitePresence = {
  readonly visitors: number;
  /** Most played first. */
  readonly games: readonly { readonly id: string; readonly name: string; readonly players: number }[];
};

/** What a game's page shows. */
export type GamePresence = { readonly visitors: number; readonly players: number };

/** As many as one line of the landing page holds. */
const MAX_SHOWN_GAMES = 3;

/** The sum of the counts of several processes. */
export function sumPresence(counts: readonly PresenceCount[]): PresenceCount {
  const players = new Map<string, number>();
  let visitors = 0;
  for (const count of counts) {
    visitors += count.visitors;
    for (const [game, number] of count.players) players.set(game, (players.get(game) ?? 0) + number);
  }
  return { visitors, players };
}

/** The landing page's numbers. A game that has left the catalogue has no name and is not shown, even while it is played. */
export function sitePresence(
  count: PresenceCount,
  nameOf: (game: string) => string | undefined,
): SitePresence {
  // Ties are ordered by id, or the line would flicker between equals.
  const order = [...count.players].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const games: { id: string; name: string; players: number }[] = [];
  for (const [id, players] of order) {
    if (games.length === MAX_SHOWN_GAMES) break;
    const name = nameOf(id);
    if (name !== undefined) games.push({ id, name, players });
  }
  return { visitors: count.visitors, games };
}

/** The numbers of one game's page. */
export function gamePresence(count: PresenceCount, game: string): GamePresence {
  return { visitors: count.visitors, players: count.players.get(game) ?? 0 };
}
