import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { Cover } from "./cover.tsx";

/** Tile of a game in a list that the browser fills from what it remembers. It leads straight to the game. */
export function GameTile({ game }: { game: Game }) {
  return (
    <li data-game={game.id}>
      <Cover game={game} />
      <a href={urls.game(game)}>{game.name}</a>
    </li>
  );
}
