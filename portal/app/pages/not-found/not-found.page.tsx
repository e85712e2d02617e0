import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";

/** 404 page for unknown URLs, games and articles. */
export function notFoundPage(_: PageArgs): PageResult {
  return {
    title: (t) => t("notFound.title"),
    status: 404,
    body: <NotFound />,
  };
}

/** 404 page for a game that the operator hid: links of favourites and bookmarks lead here. Undefined for every other path. */
export function hiddenGamePage(
  { portal }: Pick<PageArgs, "portal">,
  path: string | undefined,
): PageResult | undefined {
  const game = path === undefined ? undefined : portal.hiddenGame(path);
  if (!game) return undefined;
  return {
    title: (t) => nameFor(game, t.language),
    status: 404,
    body: <HiddenGame game={game} />,
  };
}

/** 404 page for missing files. */
export function missingFilePage(_: PageArgs): PageResult {
  return {
    title: "404",
    status: 404,
    body: <MissingFile />,
  };
}

/** 500 page. The operator finds the error in the log by the request's number. */
export function brokenPage(number: string | undefined): PageResult {
  return {
    title: (t) => t("broken.title"),
    status: 500,
    body: <Broken number={number} />,
  };
}

function NotFound() {
  const t = useTranslate();
  return (
    <Notice title={t("notFound.heading")} text={t("notFound.text")}>
      <Ways />
    </Notice>
  );
}

function HiddenGame({ game }: { game: Game }) {
  const t = useTranslate();
  const name = nameFor(game, t.language);
  return (
    <Notice title={t("hiddenGame.heading", { name })} text={t("hiddenGame.text")}>
      <Ways />
    </Notice>
  );
}

function MissingFile() {
  const t = useTranslate();
  return (
    <Notice title={t("missingFile.heading")} text={t("missingFile.text")}>
      <Ways />
    </Notice>
  );
}

function Broken({ number }: { number: string | undefined }) {
  const t = useTranslate();
  const text = number ? t("broken.textWithNumber", { number }) : t("broken.text");
  return (
    <Notice title={t("broken.heading")} text={text}>
      <Ways />
    </Notice>
  );
}

function Ways() {
  const t = useTranslate();
  return (
    <>
      <a className={buttons["primary"]} href={urls.games()}>
        <Icon name="games" /> {t("notice.games")}
      </a>
      <a className={buttons["quiet"]} href={urls.landing()}>
        <Icon name="home" /> {t("notice.home")}
      </a>
    </>
  );
}
