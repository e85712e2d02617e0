import type { StagedGame } from "#app/islands/stage/staged-game.ts";
import { urls } from "#app/urls.ts";
import { coverOf, largeCoverOf } from "#domain/catalogue/covers/cover.ts";
import type { Game } from "#domain/catalogue/game.ts";
import type { Portal } from "#domain/portal.ts";

/** Props of the stage island for a game; the browser gets nothing else of the catalogue. */
export function stageProps(game: Game, portal: Portal): StagedGame {
  return {
    id: game.id,
    name: game.name,
    path: game.path,
    img: coverOf(game),
    gameType: game.gameType,
    address: urls.gameFile(game),
    servers: game.servers,
    refusesFrames: game.framing === "refused",
    art: urls.cover(largeCoverOf(game)),
    shape: game.stage ? { width: game.stage.width, height: game.stage.height } : { width: 16, height: 9 },
    play: portal.play,
    keepBytes: game.bytes === undefined ? undefined : game.bytes + portal.engineBytes(game.gameType),
    site: portal.content.site.name,
    back: urls.games(),
    random: urls.random(game),
    alone: `${urls.game(game)}#stage`,
  };
}
