import type { RefusedReset, ShownRefusal } from "#app/app.ts";
import { refusalText } from "#app/messages/refusal-text.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult, PageText } from "#app/page.ts";
import { AccountFrame } from "#app/pages/account/account.page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordForm } from "#app/ui/password-form.tsx";
import { urls } from "#app/urls.ts";
import { ifUnavailable } from "#domain/errors.ts";
import { resetRefusals } from "#domain/identity/passwords.ts";

const title: PageText = (t) => t("resetPassword.title");

/** Page of a reset link: a form, or why the link does not work. */
export async function resetPasswordPage({ portal, query }: PageArgs): Promise<PageResult> {
  if (query.get("done") === "yes") return { title, body: <Done /> };
  const token = query.get("token") ?? "";
  const asked = portal.passwords?.resetState(token).catch(ifUnavailable("unavailable" as const));
  const state = (await asked) ?? "unknown";
  if (state === "unavailable") return { title, status: 503, body: <Unavailable /> };
  if (state === "good") return { title, body: <Form token={token} refusal={undefined} /> };
  return deadLinkPage(resetRefusals[state]);
}

/** The same page after a refusal: the form again where another password may be taken. */
export function refusedResetPage({ token, refusal, status }: RefusedReset): PageResult {
  if (token === undefined) return deadLinkPage(refusal);
  return { title, status, body: <Form token={token} refusal={refusal} /> };
}

function deadLinkPage(refusal: ShownRefusal): PageResult {
  return { title, status: 404, body: <DeadLink refusal={refusal} /> };
}

function Form({ token, refusal }: { token: string; refusal: ShownRefusal | undefined }) {
  const t = useTranslate();
  return (
    <AccountFrame>
      <h1>{t("resetPassword.choose")}</h1>
      <p>{t("resetPassword.signedOut")}</p>
      <PasswordForm
        action={urls.resetPassword()}
        message={refusalText(t, refusal)}
        submit={t("resetPassword.submit")}
      >
        <input type="hidden" name="token" value={token} />
      </PasswordForm>
    </AccountFrame>
  );
}

function Done() {
  const t = useTranslate();
  return (
    <Notice title={t("resetPassword.done")} text={t("resetPassword.usedUp")}>
      <a href={urls.login()}>{t("resetPassword.logIn")}</a>
    </Notice>
  );
}

function Unavailable() {
  const t = useTranslate();
  return (
    <Notice title={t("resetPassword.title")} text={t("resetPassword.unavailable")}>
      <a href={urls.games()}>{t("resetPassword.toGames")}</a>
    </Notice>
  );
}

function DeadLink({ refusal }: { refusal: ShownRefusal }) {
  const t = useTranslate();
  const text = `${refusalText(t, refusal)} ${t("resetPassword.askForNew")}`;
  return (
    <Notice title={t("resetPassword.deadLink")} text={text}>
      <a href={urls.login()}>{t("resetPassword.logIn")}</a>
    </Notice>
  );
}
