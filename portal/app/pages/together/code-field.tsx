import { useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import form from "#app/ui/form.module.css";
import { urls } from "#app/urls.ts";
import styles from "./together.module.css";

/** Form that leads to the room of a code. */
export function CodeField({ isUnknown }: { readonly isUnknown: boolean }) {
  const t = useTranslate();
  return (
    <form className={styles["code"]} action={urls.room("code")}>
      <label className={form["label"]}>
        {t("together.code")}
        <input
          className={form["field"]}
          name="code"
          required
          maxLength={12}
          placeholder="BCDFGH"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={isUnknown ? "unknown-room" : undefined}
          aria-invalid={isUnknown || undefined}
        />
      </label>
      <button className={buttons["primary"]} type="submit">
        {t("together.go")}
      </button>
      {isUnknown && (
        <p className={form["message"]} id="unknown-room" role="alert">
          {t("together.unknown")}
        </p>
      )}
    </form>
  );
}
