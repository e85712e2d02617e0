import type { PageArgs, PageResult } from "#app/page.ts";
import { GameStage } from "#app/pages/game/game-stage.tsx";
import { hostLabelOf, stageProps } from "#app/pages/game/stage-props.ts";
import { notFoundPage } from "#app/pages/not-found/not-found.page.tsx";
import { urls } from "#app/urls.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { nameFor, wordsFor } from "#domain/catalogue/words/game-words.ts";

/** The stage of a game with nothing around it, for an about:blank window: the only page that a frame may show, besides the refusal. */
export function alonePage(args: PageArgs): PageResult {
  const { params, portal, visitor } = args;
  const path = pathOfId(params["swfId"] ?? "");
  const game = path === undefined ? undefined : portal.catalogue.byPath(path);
  // School mode opens no such windows.
  if (!game || portal.schoolMode) return notFoundPage(args);
  const { alone: _, ...props } = stageProps(game, portal, visitor.language);
  return {
    title: (t) => nameFor(game, t.language),
    description: (t) => wordsFor(game, t.language).description.value,
    isExternalGame: game.gameType === "external",
    gameLabel: hostLabelOf(game, portal),
    gameNeeds: game.needs,
    cacheKey: [game.id],
    bare: true,
    body: <GameStage game={{ ...props, random: urls.random(game, "alone") }} />,
  };
}
