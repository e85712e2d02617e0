import type { RefusedCode, ShownRefusal } from "#app/app.ts";
import { refusalText } from "#app/messages/refusal-text.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageResult, PageText } from "#app/page.ts";
import { CodeForm } from "#app/ui/code-form.tsx";
import { urls } from "#app/urls.ts";
import styles from "./login.module.css";

const title: PageText = (t) => t("login.title");

/** The second step of logging in, for accounts with a second factor. */
export function loginCodePage(): PageResult {
  return { title, body: <LoginCode refusal={undefined} /> };
}

/** The same after a refusal. */
export function refusedCodePage({ refusal, status }: RefusedCode): PageResult {
  return { title, status, body: <LoginCode refusal={refusal} /> };
}

function LoginCode({ refusal }: { refusal: ShownRefusal | undefined }) {
  const t = useTranslate();
  return (
    <div className={styles["page"]}>
      <h1>{t("login.enterCode")}</h1>
      <CodeForm
        action={urls.loginCode()}
        message={refusalText(t, refusal)}
        label={t("login.code")}
        inputMode="text"
        submit={t("login.submitCode")}
      />
      <p className={styles["other"]}>
        <a href={urls.login()}>{t("login.startAgain")}</a>
      </p>
    </div>
  );
}
