import { type FormEvent, useState } from "react";
import button from "#app/ui/button.module.css";
import styles from "./sign-in.module.css";

type Props = {
  action: string;
  /** What was typed before, and what the provider said to it. */
  email: string;
  message: string;
};

/**
 * A plain form. Once awake it stays on the page while the answer is under way, and shows that it is. Nothing is checked here: what is
 * wrong is the provider's to say.
 */
export default function SignIn({ action, email, message }: Props) {
  const [shown, setShown] = useState(message);
  const [isWaiting, setWaiting] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isWaiting) return;
    setWaiting(true);
    setShown("");
    const said = await signIn(action, new FormData(event.currentTarget));
    // On the way to the next page the form keeps waiting.
    if (said === undefined) return;
    setShown(said);
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
          Email
          <input
            className={styles["field"]}
            type="email"
            name="email"
            defaultValue={email}
            autoComplete="username"
          />
        </label>
        <label className={styles["label"]}>
          Password
          <input
            className={styles["field"]}
            type="password"
            name="password"
            autoComplete="current-password"
          />
        </label>
        <button className={button["primary"]} type="submit" aria-disabled={isWaiting}>
          {isWaiting ? "Logging in…" : "Log in"}
        </button>
      </form>
    </>
  );
}

/** What is wrong, or nothing when the visitor is on the way to where they may go now. */
async function signIn(action: string, form: FormData): Promise<string | undefined> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ email: `${form.get("email")}`, password: `${form.get("password")}` }),
    });
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    if (!isJson) return await response.text();
    const answer: { location?: string; message?: string } = await response.json();
    if (answer.location === undefined) return answer.message ?? "";
    location.assign(answer.location);
    return undefined;
  } catch (error) {
    console.error(error);
    return "No answer came. Check the network and try again.";
  }
}
