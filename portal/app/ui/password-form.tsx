import type { ReactNode } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#domain/identity/accounts.ts";
import button from "./button.module.css";
import styles from "./form.module.css";

type FormProps = {
  action: string;
  message: string;
  submit: string;
  /** For password managers, which store a new password by it. */
  email?: string;
  /** Fields before those of the new password. */
  children?: ReactNode;
};

/** Form that asks for a new password, twice. It has no script. */
export function PasswordForm({ action, message, submit, email, children }: FormProps) {
  const t = useTranslate();
  return (
    <div className={styles["box"]}>
      <p className={styles["message"]} role="alert">
        {message}
      </p>
      <form className={styles["form"]} method="post" action={action}>
        {email && <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />}
        {children}
        <PasswordField label={t("passwordForm.new")} name="password" autoComplete="new-password" />
        <PasswordField label={t("passwordForm.repeated")} name="repeated" autoComplete="new-password" />
        <button className={button["primary"]} type="submit">
          {submit}
        </button>
      </form>
    </div>
  );
}

type FieldProps = { label: string; name: string; autoComplete: "current-password" | "new-password" };

/** Field of a password. Only a new one has a shortest length: older passwords may be shorter. */
export function PasswordField({ label, name, autoComplete }: FieldProps) {
  const isNew = autoComplete === "new-password";
  return (
    <label className={styles["label"]}>
      {label}
      <input
        className={styles["field"]}
        type="password"
        name={name}
        required
        autoComplete={autoComplete}
        {...(isNew && { minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH })}
      />
    </label>
  );
}
