import { useTranslate } from "#app/messages/use-translate.ts";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";
import { Cover } from "./cover.tsx";

/** Tile of a game in a list that the browser fills from what it remembers. It leads straight to the game. */
export function GameTile({ game }: { game: Game }) {
  const { language } = useTranslate();
  return (
    <li data-game={game.id}>
      <Cover game={game} />
      <a href={urls.game(game)}>{nameFor(game, language)}</a>
    </li>
  );
}
