import { renderToStaticMarkup } from "react-dom/server";
import { GameTile } from "#app/ui/game-tile.tsx";
import type { Game } from "#domain/catalogue/game.ts";

/** HTML of the tiles of these games, for a list with the class of `ui/tiles.module.css`. */
export function renderTiles(games: readonly Game[]): string {
  return renderToStaticMarkup(games.map((game) => <GameTile key={game.id} game={game} />));
}
