import type { PageArgs, PageResult } from "#app/page.ts";
import { notFoundPage } from "#app/pages/not-found/not-found.page.tsx";
import buttons from "#app/ui/button.module.css";
import { urls } from "#app/urls.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import styles from "./loading.module.css";
import { readRest } from "./loading-target.ts";

/** The pause before a game. Its button can only lead to a game's address on this site. */
export function loadingPage(args: PageArgs): PageResult {
  const rest = readRest(args.query);
  if (!rest) return notFoundPage(args);
  const path = pathOfId(rest.id);
  const game = path === undefined ? undefined : args.portal.catalogue.byPath(path);
  return {
    title: "Loading",
    // As our own lists link to it; with other parameters it is somebody else's, and there is no end of those.
    ...(game && urls.loading(game).endsWith(`?${args.query}`) && { cacheKey: [game.id] }),
    body: (
      <div className={styles["stage"]}>
        <div className={styles["court"]} role="img" aria-label="Loading">
          <span className={styles["ball"]} />
          <span className={styles["shadow"]} />
        </div>
        <h1>{game ? game.name : "Almost there"}</h1>
        <a className={buttons["primary"]} href={rest.href}>
          Play {game ? game.name : "game"}
        </a>
      </div>
    ),
  };
}
