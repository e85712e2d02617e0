import { useTranslate } from "#app/messages/use-translate.ts";
import { isMirror } from "#app/mirror/mirror-base.ts";
import buttons from "#app/ui/button.module.css";
import { Cover } from "#app/ui/cover.tsx";
import { GameCard } from "#app/ui/game-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PromoBanners } from "#app/ui/promo-banners.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Star } from "#app/ui/star.tsx";
import { urls } from "#app/urls.ts";
import { type Game, isFitForTouch } from "#domain/catalogue/game.ts";
import { gamesByMaker, similarGames } from "#domain/catalogue/listing/similar.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";
import type { Portal } from "#domain/portal.ts";
import { GameFacts } from "./game-facts.tsx";
import { GameRecords } from "./game-records.tsx";
import { GameStage } from "./game-stage.tsx";
import { ROOM_PANEL_ID, TogetherButton } from "./game-together.tsx";
import styles from "./game-view.module.css";
import { NoScriptLink } from "./no-script-link.tsx";
import { ReportForm, type ReportResult } from "./report-form.tsx";
import { stageProps } from "./stage-props.ts";

type Props = {
  game: Game;
  portal: Portal;
  isPhone: boolean;
  /** The visitor of a phone wants to play all the same. */
  isAnyway: boolean;
  reported: ReportResult;
};

const CARDS_PER_ROW = 5;

/** Body of a game page: header, stage, facts and similar games. */
export function GameView({ game, portal, isPhone, isAnyway, reported }: Props) {
  const t = useTranslate();
  const similar = similarGames(game, portal.catalogue, {
    limit: CARDS_PER_ROW,
    minutesPerLaunch: portal.playTimes.minutesPerLaunch,
  });
  const ofMaker = gamesByMaker(game, portal.catalogue, { limit: CARDS_PER_ROW, except: similar });
  return (
    <div
      className={styles["page"]}
      data-phone={(isPhone && !isAnyway) || undefined}
      data-anyway={isAnyway || undefined}
    >
      <header className={styles["head"]}>
        <div className={styles["icon"]}>
          <Cover game={game} eager />
        </div>
        <h1 className={styles["name"]}>
          {nameFor(game, t.language)}{" "}
          {game.isTrending && <Icon name="flame" label={t("gamePage.trending")} />}
        </h1>
        <div className={styles["star"]}>
          <Star game={game} />
        </div>
        <div className={styles["together"]}>
          <TogetherButton game={game} portal={portal} />
        </div>
        <SearchBox total={portal.catalogue.size} />
      </header>
      <div className={styles["phone"]}>
        <p data-testid="mobile-message">{t("gamePage.mobile")}</p>
        {isFitForTouch(game) && (
          <a className={buttons["quiet"]} href={urls.gameAnyway(game)} rel="nofollow">
            {t("gamePage.playAnyway")}
          </a>
        )}
      </div>
      <div className={styles["stage"]}>
        <GameStage game={stageProps(game, portal, t.language)} />
        <NoScriptLink game={game} />
      </div>
      <div id={ROOM_PANEL_ID} className={styles["room"]} />
      <GameRecords game={game} portal={portal} />
      <GameFacts game={game} phrases={portal.catalogue.phrases} />
      {!isMirror() && <ReportForm game={game} result={reported} />}
      <PromoBanners portal={portal} />
      <GameRow
        title={t("gamePage.moreLikeThis")}
        label={t("gamePage.similar")}
        games={similar}
        now={portal.now()}
      />
      {game.author && (
        <GameRow title={t("gamePage.moreBy", { author: game.author })} games={ofMaker} now={portal.now()} />
      )}
    </div>
  );
}

type RowProps = { title: string; label?: string; games: readonly Game[]; now: Date };

/** A row of cards; nothing without games. */
function GameRow({ title, label = title, games, now }: RowProps) {
  if (games.length === 0) return null;
  return (
    <section className={styles["similar"]} aria-label={label}>
      <h2>{title}</h2>
      <div className={styles["row"]}>
        {games.map((other) => (
          <GameCard key={other.id} game={other} now={now} thumbnail />
        ))}
      </div>
    </section>
  );
}
