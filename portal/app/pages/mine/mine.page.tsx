import { FirstPaint } from "#app/document/first-paint.tsx";
import { richText, useTranslate } from "#app/messages/use-translate.ts";
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
    title: (t) => t("mine.title"),
    description: (t) => t("mine.description"),
    cacheKey: [],
    body: (
      <div className={styles["page"]}>
        <Head />
        <Favourites />
        <Recent />
        <FirstPaint />
        <Saves account={portal.sync && visitor.user?.uid} play={portal.play} />
      </div>
    ),
  };
}

function Head() {
  const t = useTranslate();
  return (
    <header className={styles["head"]}>
      <h1>{t("mine.title")}</h1>
      <p className={styles["lead"]}>
        {richText(t, "mine.lead", { link: (text) => <a href={urls.settings()}>{text}</a> })}
      </p>
    </header>
  );
}
