import { html5Folder } from "./console-path.ts";
import type { Game } from "./game.ts";

/** A game that the operator pulled out of the browsers that have it. */
export type Recall = {
  readonly path: string;
  readonly name: string;
  /** Its id among the games that the portal serves; undefined for an external game. */
  readonly guest?: string | undefined;
  /** When, in ISO 8601: the id of this recall. A kept copy without it is older and has to go. */
  readonly at: string;
  /** The game is listed and served again. Copies from before the recall still go. */
  readonly isFixed: boolean;
};

/** The list with one more recall. An earlier one of the same game is replaced: its copies go with this one. */
export function recallGame(
  recalls: readonly Recall[],
  game: Omit<Recall, "at" | "isFixed">,
  at: Date,
): Recall[] {
  const others = recalls.filter(({ path }) => path !== game.path);
  return [...others, { ...game, at: at.toISOString(), isFixed: false }];
}

/** The list with this game listed again; undefined where it was not recalled. */
export function endRecall(recalls: readonly Recall[], path: string): Recall[] | undefined {
  if (!recalls.some((recall) => recall.path === path && !recall.isFixed)) return undefined;
  return recalls.map((recall) => (recall.path === path ? { ...recall, isFixed: true } : recall));
}

/** Paths of the games that are recalled, and not fixed since. */
export function recalledPaths(recalls: readonly Recall[]): ReadonlySet<string> {
  return new Set(recalls.filter(({ isFixed }) => !isFixed).map(({ path }) => path));
}

/** The games that are not recalled, or fixed since. */
export function withoutRecalled(games: readonly Game[], recalls: readonly Recall[]): readonly Game[] {
  const gone = recalledPaths(recalls);
  return gone.size === 0 ? games : games.filter(({ path }) => !gone.has(path));
}

/**
 * The guest id of a game: `html5/chess` of `chess/`, `html5/consoles/pogo` of `consoles/pogo/`, `waflash/siege` of `waflash/siege/`,
 * `flash/meteor.swf` of `meteor.swf`.
 */
export function guestOf({ gameType, path }: Pick<Game, "gameType" | "path">): string | undefined {
  if (gameType === "external") return undefined;
  if (gameType === "flash") return `flash/${path}`;
  return gameType === "waflash" ? `waflash/${path.split("/")[1]}` : `html5/${html5Folder(path)}`;
}
