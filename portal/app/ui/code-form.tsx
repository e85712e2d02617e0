import type { ReactNode } from "react";
import button from "./button.module.css";
import styles from "./form.module.css";

/** Fragment of a URL at which the form and its refusal are seen, on pages that are longer than a screen. */
export const codeFormId = "code";

type Props = {
  action: string;
  message: string;
  label: string;
  /** Keyboard that phones show: recovery codes have letters too. */
  inputMode: "numeric" | "text";
  submit: string;
  /** Further fields. They come first: a code is good for half a minute. */
  children?: ReactNode;
};

/** Form that asks for a one-time code. It has no script: phones offer the code by its `autocomplete`. */
export function CodeForm({ action, message, label, inputMode, submit, children }: Props) {
  return (
    <div className={styles["box"]} id={codeFormId}>
      <p className={styles["message"]} role="alert">
        {message}
      </p>
      <form className={styles["form"]} method="post" action={action}>
        {children}
        <label className={styles["label"]}>
          {label}
          <input
            className={styles["field"]}
            name="code"
            required
            inputMode={inputMode}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        </label>
        <button className={button["primary"]} type="submit">
          {submit}
        </button>
      </form>
    </div>
  );
}
