import { FirstPaint } from "#app/document/first-paint.tsx";
import type { PageArgs, PageResult } from "#app/page.ts";
import { urls } from "#app/urls.ts";
import { Favourites } from "./favourites.tsx";
import styles from "./mine.module.css";
import { Recent } from "./recent.tsx";
import { Saves } from "./saves.tsx";

/**
 * Page 'My games': what this browser remembers of its visitor. The server knows nothing of it, so each section is a shell that says what it
 * will show, and a script of its own fills it in. One component per section.
 */
export function minePage({ visitor, portal }: PageArgs): PageResult {
  return {
    title: "My games",
    description: "Your favourites and the games that you played lately, kept in this browser.",
    cacheKey: [],
    body: (
      <div className={styles["page"]}>
        <header className={styles["head"]}>
          <h1>My games</h1>
          <p className={styles["lead"]}>
            Kept in this browser. No account needed. <a href={urls.settings()}>Settings</a>
          </p>
        </header>
        <Favourites />
        <Recent />
        <FirstPaint />
        <Saves account={portal.sync && visitor.user?.uid} play={portal.play} />
      </div>
    ),
  };
}
