import type { StagedGame } from "#app/islands/stage/staged-game.ts";
import { urls } from "#app/urls.ts";
import { coverOf, largeCoverOf } from "#domain/catalogue/covers/cover.ts";
import { type Game, isOurGame } from "#domain/catalogue/game.ts";
import { inputPreset } from "#domain/catalogue/input/input-preset.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";
import { controlsFor } from "#domain/catalogue/words/phrases.ts";
import type { Language } from "#domain/language/language.ts";
import type { Portal } from "#domain/portal.ts";
import { guestAt } from "#player/protocol/guest.ts";

/** Props of the stage island on a game's own page; the browser gets nothing else of the catalogue. */
export function stageProps(game: Game, portal: Portal, language: Language): StagedGame {
  return {
    id: game.id,
    name: nameFor(game, language),
    path: game.path,
    img: coverOf(game),
    gameType: game.gameType,
    address: urls.gameFile(game),
    label: hostLabelOf(game, portal),
    recall: portal.recalls.find(({ path }) => path === game.path)?.at,
    servers: game.servers,
    status: urls.status(game),
    preset: inputPreset(
      game,
      controlsFor(game, portal.catalogue.phrases, language).map(({ action }) => action.value),
    ),
    refusesFrames: game.framing === "refused",
    needs: [...(game.needs ?? []), ...(isOurGame(game) ? (["purse"] as const) : [])],
    art: urls.cover(largeCoverOf(game)),
    shape: game.stage ?? { width: 16, height: 9 },
    play: portal.play,
    // AwayFL is loaded by its own page.
    engine: game.flash?.engine === "awayfl" ? undefined : portal.engine(game.gameType),
    keepBytes: game.bytes === undefined ? undefined : game.bytes + portal.engineBytes(game.gameType),
    site: portal.content.site.name,
    isSchool: portal.schoolMode,
    back: urls.games(),
    random: urls.random(game),
    alone: urls.alone(game),
  };
}

/** The label of a game's host; empty for an external game, which has its own. */
export function hostLabelOf(game: Game, portal: Pick<Portal, "hostLabel">): string {
  const guest =
    game.gameType === "external" ? undefined : guestAt(new URL(urls.gameFile(game), "http://game"));
  return guest === undefined ? "" : portal.hostLabel(guest);
}
