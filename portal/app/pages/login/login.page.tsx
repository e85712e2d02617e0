import type { RefusedLogin } from "#app/app.ts";
import { Island } from "#app/islands/island.tsx";
import SignIn from "#app/islands/sign-in.island.tsx";
import type { PageArgs, PageResult } from "#app/page.ts";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";
import { shownName } from "#domain/identity/user.ts";
import styles from "./login.module.css";

/** Login page; for a signed-in visitor a greeting. */
export function loginPage({ visitor }: PageArgs): PageResult {
  if (!visitor.user) {
    const { isUnencrypted } = visitor;
    const body = <LoginForm email="" message="" isUnencrypted={isUnencrypted} />;
    return { title: "Log in", cacheKey: [`${isUnencrypted}`], body };
  }
  return {
    title: "Log in",
    body: (
      <Notice title={`Hi, ${shownName(visitor.user)}`} text="You are signed in.">
        <a href={urls.articles()}>To the articles</a>
        <a href={urls.games()}>To the games</a>
        <a href={urls.account()}>To your account</a>
      </Notice>
    ),
  };
}

/** Login page after a refusal, with the identity provider's message above the form. */
export function refusedLoginPage({ status, ...shown }: RefusedLogin): PageResult {
  return { title: "Log in", status, body: <LoginForm {...shown} /> };
}

function LoginForm({ email, message, isUnencrypted }: Omit<RefusedLogin, "status">) {
  return (
    <div className={styles["page"]}>
      <h1>Log in</h1>
      {isUnencrypted && (
        <p className={styles["warning"]} data-testid="unencrypted">
          This connection is not encrypted. Others on the network could read your password.
        </p>
      )}
      <Island name="sign-in" of={SignIn} when="idle" props={{ action: urls.login(), email, message }} />
      <p className={styles["other"]}>
        No account? <a href={urls.createAccount()}>Create an account</a>
      </p>
    </div>
  );
}
