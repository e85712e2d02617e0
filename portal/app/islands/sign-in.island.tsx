import { type FormEvent, useState } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import button from "#app/ui/button.module.css";
import styles from "#app/ui/form.module.css";

type Props = {
  action: string;
  /** The email of the refused attempt, and the provider's message. */
  email: string;
  message: string;
};

/**
 * Login form. It works as a plain form; once hydrated it posts with `fetch` and shows that a response is pending. Nothing is validated
 * here: the identity provider says what is wrong.
 */
export default function SignIn({ action, email, message }: Props) {
  const t = useTranslate();
  const [shown, setShown] = useState(message);
  const [isWaiting, setWaiting] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isWaiting) return;
    setWaiting(true);
    setShown("");
    const form = new FormData(event.currentTarget);
    const refusal = await signIn(action, form, t.language).catch((error: unknown) => {
      console.error(error);
      return t("signIn.noAnswer");
    });
    // While the browser navigates to the next page the form stays busy.
    if (refusal === undefined) return;
    setShown(refusal);
    setWaiting(false);
  }

  return (
    <>
      <p className={styles["message"]} role="alert">
        {shown}
      </p>
      <form
        className={styles["form"]}
        method="post"
        action={action}
        noValidate
        aria-busy={isWaiting}
        onSubmit={handleSubmit}
      >
        <label className={styles["label"]}>
          {t("signIn.email")}
          <input
            className={styles["field"]}
            type="email"
            name="email"
            defaultValue={email}
            autoComplete="username"
          />
        </label>
        <label className={styles["label"]}>
          {t("signIn.password")}
          <input
            className={styles["field"]}
            type="password"
            name="password"
            autoComplete="current-password"
          />
        </label>
        <button className={button["primary"]} type="submit" aria-disabled={isWaiting}>
          {isWaiting ? t("signIn.loggingIn") : t("signIn.submit")}
        </button>
      </form>
    </>
  );
}

/** Posts the form. Returns the message of a refusal, or undefined when the browser navigates away after a success. */
async function signIn(action: string, form: FormData, language: string): Promise<string | undefined> {
  const response = await fetch(action, {
    method: "POST",
    headers: { accept: "application/json", "accept-language": language },
    body: new URLSearchParams({ email: `${form.get("email")}`, password: `${form.get("password")}` }),
  });
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  if (!isJson) return response.text();
  const answer: { location?: string; message?: string } = await response.json();
  if (answer.location === undefined) return answer.message ?? "";
  location.assign(answer.location);
  return undefined;
}
