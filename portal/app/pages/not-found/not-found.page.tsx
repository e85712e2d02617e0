import type { PageArgs, PageResult } from "#app/page.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";

/** 404 page for unknown URLs, games and articles. */
export function notFoundPage(_: PageArgs): PageResult {
  return {
    title: "Not found",
    status: 404,
    body: (
      <Notice title="Out of bounds" text="This page was not found in our database">
        <Ways />
      </Notice>
    ),
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
    title: game.name,
    status: 404,
    body: (
      <Notice
        title={`${game.name} is taking a break`}
        text="Whoever runs this site took it off the list for now. Your saves stay in this browser, and your favourites keep its place."
      >
        <Ways />
      </Notice>
    ),
  };
}

/** 404 page for missing files. */
export function missingFilePage(_: PageArgs): PageResult {
  return {
    title: "404",
    status: 404,
    body: (
      <Notice title="404 Page Not Found" text="Somebody kicked it over the fence.">
        <Ways />
      </Notice>
    ),
  };
}

/** 500 page. The operator finds the error in the log by the request's number. */
export function brokenPage(number: string | undefined): PageResult {
  const ask = number ? ` If it happens again, tell us this number: ${number}` : "";
  return {
    title: "Something broke",
    status: 500,
    body: (
      <Notice title="Something broke on our side" text={`Try again in a moment.${ask}`}>
        <Ways />
      </Notice>
    ),
  };
}

function Ways() {
  return (
    <>
      <a className={buttons["primary"]} href={urls.games()}>
        <Icon name="games" /> Games
      </a>
      <a className={buttons["quiet"]} href={urls.landing()}>
        <Icon name="home" /> Home
      </a>
    </>
  );
}
