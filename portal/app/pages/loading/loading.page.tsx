import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { notFoundPage } from "#app/pages/not-found/not-found.page.tsx";
import buttons from "#app/ui/button.module.css";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";
import styles from "./loading.module.css";
import { parseLoadingTarget } from "./loading-target.ts";

/** Interstitial page before a game. Its button can only link to a game page of this site. */
export function loadingPage(args: PageArgs): PageResult {
  const target = parseLoadingTarget(args.query);
  if (!target) return notFoundPage(args);
  const path = pathOfId(target.id);
  const game = path === undefined ? undefined : args.portal.catalogue.byPath(path);
  return {
    title: (t) => t("loading.title"),
    // Only with the parameters that our own lists write: others can be made up without end.
    ...(game && urls.loading(game).endsWith(`?${args.query}`) && { cacheKey: [game.id] }),
    address: game && urls.loading(game),
    body: <Loading game={game} href={target.href} />,
  };
}

function Loading({ game, href }: { game: Game | undefined; href: string }) {
  const t = useTranslate();
  const name = game && nameFor(game, t.language);
  return (
    <div className={styles["stage"]}>
      <div className={styles["court"]} role="img" aria-label={t("loading.title")}>
        <span className={styles["ball"]} />
        <span className={styles["shadow"]} />
      </div>
      <h1>{name ?? t("loading.almost")}</h1>
      <a className={buttons["primary"]} href={href}>
        {name ? t("loading.play", { name }) : t("loading.playUnknown")}
      </a>
    </div>
  );
}
