/** Who is here: everybody with the site open, and those who play, by the id of their game. */
export type Headcount = {
  readonly visitors: number;
  readonly players: ReadonlyMap<string, number>;
};

/** What the landing page shows. */
export type SiteFigures = {
  readonly visitors: number;
  /** Most played first. */
  readonly games: readonly { readonly id: string; readonly name: string; readonly players: number }[];
};

/** What a game's page shows. */
export type GameFigures = { readonly visitors: number; readonly players: number };

/** As many as one line of the landing page holds. */
const shownGames = 3;

export function sumOf(counts: readonly Headcount[]): Headcount {
  const players = new Map<string, number>();
  let visitors = 0;
  for (const count of counts) {
    visitors += count.visitors;
    for (const [game, number] of count.players) players.set(game, (players.get(game) ?? 0) + number);
  }
  return { visitors, players };
}

/** A game that has left the catalogue has no name any more and is not shown, even while somebody still plays it. */
export function siteFigures(count: Headcount, nameOf: (game: string) => string | undefined): SiteFigures {
  // Ties have an order of their own, or the line would flicker between equals.
  const order = [...count.players].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const games: { id: string; name: string; players: number }[] = [];
  for (const [id, players] of order) {
    if (games.length === shownGames) break;
    const name = nameOf(id);
    if (name !== undefined) games.push({ id, name, players });
  }
  return { visitors: count.visitors, games };
}

export function gameFigures(count: Headcount, game: string): GameFigures {
  return { visitors: count.visitors, players: count.players.get(game) ?? 0 };
}
