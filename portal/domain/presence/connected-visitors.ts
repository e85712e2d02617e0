import type { PresenceCount } from "./presence-count.ts";

/** Presence of one process: its connected visitors and what they play. A visitor is a connection, under a key that ends with it. */
export type ConnectedVisitors = {
  connect(visitor: string, ipAddress: string): void;
  /** Sets the one game that the visitor plays. Ignored for a visitor that is not connected. */
  joinGame(visitor: string, game: string): void;
  leaveGame(visitor: string): void;
  disconnect(visitor: string): void;
  count(): PresenceCount;
};

/** So many players of one game count at the same IP address, or one script with many connections would lead the landing page. */
const MAX_PLAYERS_PER_ADDRESS = 10;

type Visitor = { readonly ipAddress: string; readonly game?: string };

export function createConnectedVisitors(): ConnectedVisitors {
  const visitors = new Map<string, Visitor>();
  /** Of each game: its players at each IP address. */
  const players = new Map<string, Map<string, number>>();

  function addPlayers(game: string, ipAddress: string, number: 1 | -1): void {
    const ofGame = players.get(game) ?? new Map<string, number>();
    const sum = (ofGame.get(ipAddress) ?? 0) + number;
    if (sum > 0) ofGame.set(ipAddress, sum);
    else ofGame.delete(ipAddress);
    if (ofGame.size > 0) players.set(game, ofGame);
    else players.delete(game);
  }

  function setGame(key: string, game: string | undefined): void {
    const visitor = visitors.get(key);
    if (visitor === undefined) return;
    if (visitor.game !== undefined) addPlayers(visitor.game, visitor.ipAddress, -1);
    if (game !== undefined) addPlayers(game, visitor.ipAddress, 1);
    visitors.set(key, { ipAddress: visitor.ipAddress, ...(game !== undefined && { game }) });
  }

  return {
    connect(visitor, ipAddress) {
      setGame(visitor, undefined);
      visitors.set(visitor, { ipAddress });
    },
    joinGame: setGame,
    leaveGame: (visitor) => setGame(visitor, undefined),
    disconnect(visitor) {
      setGame(visitor, undefined);
      visitors.delete(visitor);
    },
    count: () => ({
      visitors: visitors.size,
      players: new Map([...players].map(([game, byAddress]) => [game, counted(byAddress)])),
    }),
  };
}

function counted(byAddress: ReadonlyMap<string, number>): number {
  return [...byAddress.values()].reduce((sum, number) => sum + Math.min(number, MAX_PLAYERS_PER_ADDRESS), 0);
}
