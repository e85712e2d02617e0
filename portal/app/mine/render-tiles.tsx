import { renderToStaticMarkup } from "react-dom/server";
import { translateTo } from "#app/messages/languages.ts";
import { TranslateProvider } from "#app/messages/use-translate.ts";
import { GameTile } from "#app/ui/game-tile.tsx";
import type { Game } from "#domain/catalogue/game.ts";
import type { Language } from "#domain/language/language.ts";

/** HTML of the tiles of these games, for a list with the class of `ui/tiles.module.css`. */
export function renderTiles(games: readonly Game[], language: Language): string {
  return renderToStaticMarkup(
    <TranslateProvider value={translateTo(language)}>
      {games.map((game) => (
        <GameTile key={game.id} game={game} />
      ))}
    </TranslateProvider>,
  );
}
