import buttons from "#app/ui/button.module.css";
import form from "#app/ui/form.module.css";
import { urls } from "#app/urls.ts";
import styles from "./together.module.css";

/** Form that leads to the room of a code. */
export function CodeField({ isUnknown }: { readonly isUnknown: boolean }) {
  return (
    <form className={styles["code"]} action={urls.room("code")}>
      <label className={form["label"]}>
        Somebody told you a code?
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
        Go to the room
      </button>
      {isUnknown && (
        <p className={form["message"]} id="unknown-room" role="alert">
          No room has this code now. A code has six letters, and rooms end when everybody has left.
        </p>
      )}
    </form>
  );
}
