import { operatorEdits } from "#adapters/files/operator-edits.ts";
import { removableGames } from "#adapters/files/removable-games.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { type GameEditing, openGameEditing } from "#domain/catalogue/overlay/game-editing.ts";

/** Opens what operators change about games in a data folder, for commands and the desk. `shipped`: the games that the portal brings. */
export function openEditing(dataDir: string, shipped: () => Promise<readonly Game[]>): GameEditing {
  return openGameEditing({
    edits: operatorEdits(dataDir),
    games: removableGames(dataDir),
    shipped,
    now: () => new Date(),
  });
}
