import type { RefusedLogin } from "#app/app.ts";
import { Island } from "#app/islands/island.tsx";
import SignIn from "#app/islands/sign-in.island.tsx";
import { refusalText } from "#app/messages/refusal-text.ts";
import { richText, useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult, PageText } from "#app/page.ts";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";
import { type SignedInUser, shownName } from "#domain/identity/user.ts";
import styles from "./login.module.css";

const title: PageText = (t) => t("login.title");

/** Login page; for a signed-in visitor a greeting. */
export function loginPage({ visitor: { user, isUnencrypted } }: PageArgs): PageResult {
  if (user) return { title, body: <Greeting user={user} /> };
  const body = <LoginForm email="" refusal={undefined} isUnencrypted={isUnencrypted} />;
  return { title, cacheKey: [`${isUnencrypted}`], body };
}

/** Login page after a refusal, with the identity provider's message above the form. */
export function refusedLoginPage({ status, ...shown }: RefusedLogin): PageResult {
  return { title, status, body: <LoginForm {...shown} /> };
}

function Greeting({ user }: { user: SignedInUser }) {
  const t = useTranslate();
  return (
    <Notice title={t("login.hi", { name: shownName(user) })} text={t("login.signedIn")}>
      <a href={urls.articles()}>{t("login.toArticles")}</a>
      <a href={urls.games()}>{t("login.toGames")}</a>
      <a href={urls.account()}>{t("login.toAccount")}</a>
    </Notice>
  );
}

type FormProps = Pick<RefusedLogin, "email" | "isUnencrypted"> & {
  refusal: RefusedLogin["refusal"] | undefined;
};

function LoginForm({ email, refusal, isUnencrypted }: FormProps) {
  const t = useTranslate();
  const props = { action: urls.login(), email, message: refusalText(t, refusal) };
  return (
    <div className={styles["page"]}>
      <h1>{t("login.title")}</h1>
      {isUnencrypted && (
        <p className={styles["warning"]} data-testid="unencrypted">
          {t("login.unencrypted")}
        </p>
      )}
      <Island name="sign-in" of={SignIn} when="idle" props={props} />
      <p className={styles["other"]}>
        {richText(t, "login.noAccount", { link: (text) => <a href={urls.createAccount()}>{text}</a> })}
      </p>
    </div>
  );
}
