import type { RefusedReset } from "#app/app.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { AccountFrame } from "#app/pages/account/account.page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordForm } from "#app/ui/password-form.tsx";
import { urls } from "#app/urls.ts";
import { ifUnavailable } from "#domain/errors.ts";
import { resetRefusals } from "#domain/identity/passwords.ts";

const title = "New password";

/** Page of a reset link: a form, or why the link does not work. */
export async function resetPasswordPage({ portal, query }: PageArgs): Promise<PageResult> {
  if (query.get("done") === "yes") return donePage();
  const token = query.get("token") ?? "";
  const asked = portal.passwords?.resetState(token).catch(ifUnavailable("unavailable" as const));
  const state = (await asked) ?? "unknown";
  if (state === "unavailable") return unavailablePage();
  return state === "good" ? formPage(token, "") : deadLinkPage(resetRefusals[state]);
}

/** The same page after a refusal: the form again where another password may be taken. */
export function refusedResetPage({ token, message, status }: RefusedReset): PageResult {
  return token === undefined ? deadLinkPage(message) : { ...formPage(token, message), status };
}

function formPage(token: string, message: string): PageResult {
  return {
    title,
    body: (
      <AccountFrame>
        <h1>Choose a new password</h1>
        <p>You will be signed out everywhere, and can log in with it then.</p>
        <PasswordForm action={urls.resetPassword()} message={message} submit="Set the password">
          <input type="hidden" name="token" value={token} />
        </PasswordForm>
      </AccountFrame>
    ),
  };
}

function donePage(): PageResult {
  return {
    title,
    body: (
      <Notice title="Your new password is set" text="The link is used up. Log in with the new password.">
        <a href={urls.login()}>Log in</a>
      </Notice>
    ),
  };
}

function unavailablePage(): PageResult {
  const text = "The database does not answer right now. The link stays good: try it again in a minute.";
  return {
    title,
    status: 503,
    body: (
      <Notice title={title} text={text}>
        <a href={urls.games()}>To the games</a>
      </Notice>
    ),
  };
}

function deadLinkPage(reason: string): PageResult {
  return {
    title,
    status: 404,
    body: (
      <Notice title="This link does not work" text={`${reason} Ask whoever runs the site for a new one.`}>
        <a href={urls.login()}>Log in</a>
      </Notice>
    ),
  };
}
