import { useTranslate } from "#app/messages/use-translate.ts";
import { isMirror } from "#app/mirror/mirror-base.ts";
import { urls } from "#app/urls.ts";
import type { Portal } from "#domain/portal.ts";
import buttons from "./button.module.css";
import styles from "./erase-everything.module.css";

/**
 * The button that erases everything from this browser: a widget (`portal/app/privacy/erase-button.ts`), and a form that does without script what a
 * server can do.
 */
export function EraseEverything({ portal }: { portal: Portal }) {
  const t = useTranslate();
  return (
    <div data-widget="erase" data-play={JSON.stringify(portal.play)} className={styles["erase"]}>
      {!isMirror() && (
        <form method="post" action={urls.erase()}>
          <button className={buttons["primary"]} type="submit">
            {t("eraseForm.submit")}
          </button>
          <p>{t("eraseForm.withoutScript")}</p>
        </form>
      )}
    </div>
  );
}
