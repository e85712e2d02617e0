import type { ReactNode } from "react";
import button from "./button.module.css";
import styles from "./code-form.module.css";

type Props = {
  action: string;
  message: string;
  label: string;
  submit: string;
  /** Further fields, below the code. */
  children?: ReactNode;
};

/** Form that asks for a one-time code. It has no script: phones offer the code by its `autocomplete`. */
export function CodeForm({ action, message, label, submit, children }: Props) {
  return (
    <form className={styles["form"]} method="post" action={action}>
      <p className={styles["message"]} role="alert">
        {message}
      </p>
      <label className={styles["label"]}>
        {label}
        <input className={styles["field"]} name="code" autoComplete="one-time-code" autoCapitalize="none" />
      </label>
      {children}
      <button className={button["primary"]} type="submit">
        {submit}
      </button>
    </form>
  );
}

/** Field of the account's password in such a form. */
export function PasswordField() {
  return (
    <label className={styles["label"]}>
      Password
      <input className={styles["field"]} type="password" name="password" autoComplete="current-password" />
    </label>
  );
}
