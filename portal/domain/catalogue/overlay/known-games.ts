import type { Game } from "#domain/catalogue/game.ts";
import { guestOf } from "#domain/catalogue/recall.ts";
import { Refusal } from "#domain/errors.ts";
import { editedGame } from "./edited-games.ts";
import type { GameEdit, Overlay } from "./game-edit.ts";

/** A game that the portal has, listed or hidden. */
export type KnownGame = {
  /** As it is shipped, or as it was added. */
  readonly game: Game;
  /** With the operator's edit in it. */
  readonly shown: Game;
  readonly edit: GameEdit | undefined;
  /** The operator added it; it can be removed. */
  readonly isAdded: boolean;
};

/** All games with what the operator changed about them: the added ones first, as commands mostly are about these. */
export function knownGames(
  { added, shipped }: { readonly added: readonly Game[]; readonly shipped: readonly Game[] },
  edits: Overlay,
): KnownGame[] {
  const known = (isAdded: boolean) => (game: Game) => {
    const edit = edits.get(game.path);
    return { game, edit, shown: edit ? editedGame(game, edit) : game, isAdded };
  };
  return [...added.map(known(true)), ...shipped.map(known(false))];
}

/** The edits whose games are gone: they change nothing, and wait for a game of that path. */
export function unusedEdits(games: readonly KnownGame[], edits: Overlay): readonly [string, GameEdit][] {
  const used = new Set(games.map(({ game }) => game.path));
  return [...edits].filter(([path]) => !used.has(path));
}

/** Finds a game by its path, its id, its name or the name that it was given. Refuses a name that several games have. */
export function findGame(games: readonly KnownGame[], nameOrPath: string): KnownGame {
  const wanted = nameOrPath.trim();
  const byPath = games.find(({ game: { id, path, gameType } }) =>
    [path, id, guestOf({ gameType, path }), path.replace(/(\.swf|\/)$/, "")].includes(wanted),
  );
  if (byPath) return byPath;
  const name = wanted.toLowerCase();
  const named = games.filter(({ game, shown }) =>
    [game.name, shown.name].some((each) => each.toLowerCase() === name),
  );
  const [first, second] = named;
  if (!first) throw new Refusal("game-not-found", "no game has this name or path");
  if (second)
    throw new Refusal(
      "game-not-found",
      `several games have this name; say which by its path: ${named.map(({ game }) => game.path).join(", ")}`,
    );
  return first;
}
