import { isNumber, isRecord, parseJson } from "#player/protocol/untrusted.ts";

/** Name of the record in `localStorage`. */
const KEY = "recess.database-games";
/** Games beyond it are forgotten, the one that was launched first first; their databases stay, and no longer travel. */
const MAX_GAMES = 40;

/** A game that has opened databases in this browser, and where they are. */
export type DatabaseGame = {
  readonly path: string;
  /** Label of the game's host. */
  readonly label: string;
  readonly guest: string;
  /** By name of a database: the time of its mirrored entry when the two were last the same. */
  readonly mirroredAt: Readonly<Record<string, number>>;
};

/** The games that have opened databases in this browser. A page can find none of them by itself: each game has an origin of its own. */
export function databaseGames(): DatabaseGame[] {
  const data = parseJson(localStorage.getItem(KEY) ?? "[]");
  return Array.isArray(data) ? data.filter(isDatabaseGame) : [];
}

export function databaseGame(path: string): DatabaseGame | undefined {
  return databaseGames().find((game) => game.path === path);
}

/** Remembers a game that opens a database. */
export function rememberDatabaseGame(game: Omit<DatabaseGame, "mirroredAt">): void {
  const known = databaseGame(game.path);
  if (known?.label !== game.label || known.guest !== game.guest) write({ ...game, mirroredAt: {} });
}

export function setMirroredAt(
  { path, label, guest }: Omit<DatabaseGame, "mirroredAt">,
  name: string,
  at: number,
) {
  const mirroredAt = databaseGame(path)?.mirroredAt;
  write({ path, label, guest, mirroredAt: { ...mirroredAt, [name]: at } });
}

/** Forgets what of the game was mirrored, once its databases are deleted: the same entries may come back from a file. */
export function forgetMirrored({ path, label, guest }: DatabaseGame): void {
  write({ path, label, guest, mirroredAt: {} });
}

function write(game: DatabaseGame): void {
  const others = databaseGames().filter(({ path }) => path !== game.path);
  localStorage.setItem(KEY, JSON.stringify([...others, game].slice(-MAX_GAMES)));
}

function isDatabaseGame(data: unknown): data is DatabaseGame {
  if (!isRecord(data)) return false;
  const { path, label, guest, mirroredAt } = data;
  return (
    typeof path === "string" &&
    typeof label === "string" &&
    /^[a-z\d-]{1,63}$/.test(label) &&
    typeof guest === "string" &&
    isRecord(mirroredAt) &&
    Object.values(mirroredAt).every(isNumber)
  );
}
