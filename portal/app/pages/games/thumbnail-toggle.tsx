import { useTranslate } from "#app/messages/use-translate.ts";
import { Icon } from "#app/ui/icon.tsx";
import { urls } from "#app/urls.ts";
import styles from "./thumbnail-toggle.module.css";

/** Thumbnail switch as a form: it works without script, because the server sets a cookie and redirects back. */
export function ThumbnailToggle({ on, back }: { on: boolean; back: string }) {
  const t = useTranslate();
  return (
    <form method="post" action={urls.thumbnails()}>
      <input type="hidden" name="back" value={back} />
      <button
        className={styles["toggle"]}
        type="submit"
        name="show"
        value={on ? "off" : "on"}
        role="switch"
        aria-checked={on}
        data-testid="thumbnail-toggle"
      >
        <Icon name="pictures" /> {t("games.thumbnails")} <span className={styles["track"]} />
      </button>
    </form>
  );
}
