import type { PresenceCount } from "./presence-count.ts";

/** Presence of one process: its connected visitors and what they play. A visitor is a connection, under a key that ends with it. */
export type ConnectedVisitors = {
  connect(visitor: string): void;
  /** Sets the one game that the visitor plays. Ignored for a visitor that is not connected. */
  joinGame(visitor: string, game: string): void;
  leaveGame(visitor: string): void;
  disconnect(visitor: string): void;
  count(): PresenceCount;
};

export function createConnectedVisitors(): ConnectedVisitors {
  const gameOf = new Map<string, string | undefined>();
  const players = new Map<string, number>();

  function setGame(visitor: string, game: string | undefined): void {
    const before = gameOf.get(visitor);
    if (before !== undefined) {
      const rest = (players.get(before) ?? 0) - 1;
      if (rest > 0) players.set(before, rest);
      else players.delete(before);
    }
    if (game !== undefined) players.set(game, (players.get(game) ?? 0) + 1);
    gameOf.set(visitor, game);
  }

  return {
    connect: (visitor) => setGame(visitor, undefined),
    joinGame(visitor, game) {
      if (gameOf.has(visitor)) setGame(visitor, game);
    },
    leaveGame(visitor) {
      if (gameOf.has(visitor)) setGame(visitor, undefined);
    },
    disconnect(visitor) {
      if (!gameOf.has(visitor)) return;
      setGame(visitor, undefined);
      gameOf.delete(visitor);
    },
    count: () => ({ visitors: gameOf.size, players: new Map(players) }),
  };
}
