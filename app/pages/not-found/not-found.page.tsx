import type { Page, PageArgs } from "#app/page.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";

/** For addresses and articles that nobody knows. */
export function notFoundPage(_: PageArgs): Page {
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

/** For files that are not there. */
export function missingFilePage(_: PageArgs): Page {
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
