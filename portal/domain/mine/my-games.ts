/** What one browser remembers of its visitor: favourites and played games. It is kept there and nowhere else. */
export type MyGames = {
  /** Ids of the favourites, the latest first. */
  readonly stars: readonly string[];
  /** Latest first. */
  readonly played: readonly PlayedGame[];
  /** Whether single keys are shortcuts. Assistive technology may need the keys for itself, so it can be turned off. */
  readonly hasShortcuts: boolean;
};

export type PlayedGame = {
  readonly id: string;
  /** Time of the last launch. */
  readonly at: number;
  /** How long the game ran in view, over all launches. */
  readonly playedMs: number;
};

/** Key of the record in `localStorage`. */
export const MY_GAMES_KEY = "recess.mine";

/** More than anybody stars. */
export const MAX_STARS = 500;
/** What `/mine` shows of the past. */
const MAX_PLAYED = 50;
/** Changes with the form of the record; a record of another version is not read. */
export const MY_GAMES_VERSION = 1;

/** No id of a game that the catalogue takes from people is longer. */
const isId = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,2000}$/.test(value);
const isAmount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

export const noGames: MyGames = { stars: [], played: [], hasShortcuts: true };

/** Reads a record. Whatever is no part of one is left out: browsers are shared, and people edit their storage. */
export function parseMyGames(text: string | null): MyGames {
  const { v, stars, played, keys } = fieldsOf(text);
  if (v !== MY_GAMES_VERSION) return noGames;
  const rows: readonly unknown[] = Array.isArray(played) ? played : [];
  return {
    stars: firstOfEach((Array.isArray(stars) ? stars : []).filter(isId), (id) => id).slice(0, MAX_STARS),
    played: firstOfEach(rows.flatMap(playedGame), ({ id }) => id).slice(0, MAX_PLAYED),
    hasShortcuts: keys !== false,
  };
}

/** The record as text. The script of the first paint reads this form and writes its stars (mine-script.ts). */
export function writeMyGames({ stars, played, hasShortcuts }: MyGames): string {
  return JSON.stringify({
    v: MY_GAMES_VERSION,
    stars,
    played: played.map(({ id, at, playedMs }) => [id, at, Math.round(playedMs)]),
    ...(!hasShortcuts && { keys: false }),
  });
}

/** Adds a launch: the game comes first, with the time that it was played before. */
export function withLaunch(mine: MyGames, id: string, at: number): MyGames {
  const playedMs = mine.played.find((game) => game.id === id)?.playedMs ?? 0;
  const others = mine.played.filter((game) => game.id !== id);
  return { ...mine, played: [{ id, at, playedMs }, ...others].slice(0, MAX_PLAYED) };
}

/** Adds time to a game that was launched. One that was removed in the meantime stays away. */
export function withPlayTime(mine: MyGames, id: string, addedMs: number): MyGames {
  const played = mine.played.map((game) =>
    game.id === id ? { ...game, playedMs: game.playedMs + addedMs } : game,
  );
  return { ...mine, played };
}

export function withoutPlayed(mine: MyGames, id: string): MyGames {
  return { ...mine, played: mine.played.filter((game) => game.id !== id) };
}

function fieldsOf(text: string | null): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(text ?? "null");
    return typeof fields === "object" && fields !== null ? { ...fields } : {};
  } catch {
    // Cut off, or written by hand.
    return {};
  }
}

function playedGame(row: unknown): PlayedGame[] {
  const [id, at, playedMs]: unknown[] = Array.isArray(row) ? row : [];
  return isId(id) && isAmount(at) && isAmount(playedMs) ? [{ id, at, playedMs }] : [];
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const isFirst = !seen.has(keyOf(item));
    seen.add(keyOf(item));
    return isFirst;
  });
}
