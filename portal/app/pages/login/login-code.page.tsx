import type { RefusedCode } from "#app/app.ts";
import type { PageResult } from "#app/page.ts";
import { CodeForm } from "#app/ui/code-form.tsx";
import { urls } from "#app/urls.ts";
import styles from "./login.module.css";

/** The second step of logging in, for accounts with a second factor. */
export function loginCodePage(): PageResult {
  return { title: "Log in", body: <LoginCode message="" /> };
}

/** The same after a refusal. */
export function refusedCodePage({ message, status }: RefusedCode): PageResult {
  return { title: "Log in", status, body: <LoginCode message={message} /> };
}

function LoginCode({ message }: { message: string }) {
  return (
    <div className={styles["page"]}>
      <h1>Enter your code</h1>
      <CodeForm
        action={urls.loginCode()}
        message={message}
        label="Code from your app, or a recovery code"
        inputMode="text"
        submit="Log in"
      />
      <p className={styles["other"]}>
        <a href={urls.login()}>Start again</a>
      </p>
    </div>
  );
}
