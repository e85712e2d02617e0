import type { PageArgs, PageResult } from "#app/page.ts";
import { hiddenGamePage, notFoundPage } from "#app/pages/not-found/not-found.page.tsx";
import { urls } from "#app/urls.ts";
import { isFitForTouch, isGameType } from "#domain/catalogue/game.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { nameFor, wordsFor } from "#domain/catalogue/words/game-words.ts";
import { GameView } from "./game-view.tsx";
import type { ReportResult } from "./report-form.tsx";
import { hostLabelOf } from "./stage-props.ts";
import { UnknownType } from "./unknown-type.tsx";

/** Page of a game. All data comes from the catalogue, none from the URL: `type` is read only to refuse, `reported` after a form, `anyway` on phones. */
export function gamePage(args: PageArgs): PageResult {
  const { params, query, portal, visitor } = args;
  const path = pathOfId(params["swfId"] ?? "");
  const game = path === undefined ? undefined : portal.catalogue.byPath(path);
  if (!game) return hiddenGamePage(args, path) ?? notFoundPage(args);
  const type = query.get("type");
  if (type !== null && !isGameType(type)) {
    return { title: "404", status: 404, body: <UnknownType support={portal.content.site.support} /> };
  }
  const reported = reportResults.get(query.get("reported") ?? "");
  const isAnyway = query.get("anyway") === "yes" && isFitForTouch(game);
  return {
    title: (t) => nameFor(game, t.language),
    description: (t) => wordsFor(game, t.language).description.value,
    isExternalGame: game.gameType === "external",
    gameLabel: hostLabelOf(game, portal),
    gameNeeds: game.needs,
    address: urls.game(game),
    cacheKey: [game.id, portal.playTimes.version, reported ?? "", isAnyway ? "anyway" : ""],
    body: <GameView game={game} portal={portal} {...{ isPhone: visitor.isPhone, isAnyway, reported }} />,
  };
}

const reportResults: ReadonlyMap<string, ReportResult> = new Map([
  ["yes", "stored"],
  ["no", "refused"],
]);
