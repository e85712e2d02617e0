import type { PageArgs, PageResult } from "#app/page.ts";
import buttons from "#app/ui/button.module.css";
import { urls } from "#app/urls.ts";
import { pick } from "#domain/content/pick.ts";
import styles from "./embedded.module.css";

/** Refusal screen, shown instead of the site in a frame of another site. Its link opens a new tab, which no frame can block. */
export function embeddedPage({ portal }: PageArgs): PageResult {
  const words = pick(portal.content.refusals, portal.random);
  return {
    title: "Come on over",
    bare: true,
    cacheKey: [words],
    body: (
      <div className={styles["screen"]} data-testid="refusal">
        <img src="/icon.svg" alt="" width={96} height={96} />
        <h1 className={styles["words"]}>{words}</h1>
        <a className={buttons["primary"]} href={urls.landing()} target="_blank" rel="noopener">
          Click here to play over {portal.catalogue.size} games
        </a>
      </div>
    ),
  };
}
