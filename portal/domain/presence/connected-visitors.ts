import type { Headcount } from "./presence-count.ts";

/** Who is here in this process. A visitor is a connection, known by nothing but a key that ends with it. */
export type Attendance = {
  enter(visitor: string): void;
  /** Somebody plays one game at a time; whoever never entered plays nothing. */
  join(visitor: string, game: string): void;
  leave(visitor: string): void;
  exit(visitor: string): void;
  count(): Headcount;
};

export function makeAttendance(): Attendance {
  const visitors = new Map<string, string | undefined>();
  const players = new Map<string, number>();

  function put(visitor: string, game: string | undefined): void {
    const before = visitors.get(visitor);
    if (before !== undefined) {
      const left = (players.get(before) ?? 0) - 1;
      if (left > 0) players.set(before, left);
      else players.delete(before);
    }
    if (game !== undefined) players.set(game, (players.get(game) ?? 0) + 1);
    visitors.set(visitor, game);
  }

  return {
    enter: (visitor) => put(visitor, undefined),
    join(visitor, game) {
      if (visitors.has(visitor)) put(visitor, game);
    },
    leave(visitor) {
      if (visitors.has(visitor)) put(visitor, undefined);
    },
    exit(visitor) {
      if (!visitors.has(visitor)) return;
      put(visitor, undefined);
      visitors.delete(visitor);
    },
    count: () => ({ visitors: visitors.size, players: new Map(players) }),
  };
}
