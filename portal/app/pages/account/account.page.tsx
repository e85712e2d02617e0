import type { ReactNode } from "react";
import type { RefusedCode } from "#app/app.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import button from "#app/ui/button.module.css";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordField, PasswordForm } from "#app/ui/password-form.tsx";
import { urls } from "#app/urls.ts";
import { shownName } from "#domain/identity/user.ts";
import styles from "./account.module.css";

/** Page of the signed-in account: its password, the second factor, and what this browser keeps of the account. */
export function accountPage(args: PageArgs): Promise<PageResult> {
  return shownAccountPage(args);
}

/** The same page, after a change of the password was refused. */
export async function shownAccountPage(
  { visitor, portal, query }: PageArgs,
  refused?: RefusedCode,
): Promise<PageResult> {
  const { user } = visitor;
  if (!user) return signedOutAccountPage();
  const codesLeft = await portal.secondFactor?.recoveryCodesLeft(user);
  return {
    title: "Account",
    ...(refused && { status: refused.status }),
    body: (
      <AccountFrame>
        <h1>{shownName(user)}</h1>
        <p>{user.email}</p>
        <h2>Password</h2>
        {query.get("password") === "changed" && (
          <p role="status">Your password is changed, and you are signed out everywhere else.</p>
        )}
        {portal.passwords ? (
          <ChangePassword email={user.email ?? ""} message={refused?.message ?? ""} />
        ) : (
          <p>Accounts of this site are kept elsewhere, so it cannot be changed here.</p>
        )}
        <h2>Second factor</h2>
        {portal.secondFactor ? (
          <>
            <p>
              {codesLeft === undefined
                ? "Off. With it, logging in also asks for a code from an app on your phone."
                : `On. ${wordsOf(codesLeft)}`}
            </p>
            <a className={button["quiet"]} href={urls.secondFactor()}>
              {codesLeft === undefined ? "Turn it on" : "Turn it off"}
            </a>
          </>
        ) : (
          <p>Accounts of this site are kept elsewhere, so it cannot be turned on here.</p>
        )}
        <h2>This browser</h2>
        <p>
          <a href={urls.settings()}>Settings</a> for the look, sound and cloak, and{" "}
          <a href={urls.mine()}>your games and saves</a>, are kept here.
        </p>
        {query.get("browser") === "forgotten" ? (
          <p role="status">Forgotten. It will remember you again when you log in the next time.</p>
        ) : (
          <>
            <p>
              It remembers that you logged in here, so that others who guess your password cannot lock you
              out.
            </p>
            <form method="post" action={urls.forgetBrowser()}>
              <button className={button["quiet"]} type="submit">
                Forget this browser
              </button>
            </form>
          </>
        )}
      </AccountFrame>
    ),
  };
}

function ChangePassword({ email, message }: { email: string; message: string }) {
  return (
    <PasswordForm action={urls.account()} email={email} message={message} submit="Change the password">
      <PasswordField label="Current password" name="current" autoComplete="current-password" />
    </PasswordForm>
  );
}

/** Below this many, the page says how to get new ones. */
const FEW_CODES = 3;

function wordsOf(codesLeft: number): string {
  const left = `You have ${codesLeft || "no"} recovery ${codesLeft === 1 ? "code" : "codes"} left.`;
  return codesLeft < FEW_CODES ? `${left} Turn it off and on again for new ones.` : left;
}

/** Column of the account's pages. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return <div className={styles["page"]}>{children}</div>;
}

/** What a visitor without a session sees in place of an account. */
export function signedOutAccountPage(): PageResult {
  return {
    title: "Account",
    status: 401,
    body: (
      <Notice title="Account" text="Log in to see your account.">
        <a href={urls.login()}>Log in</a>
      </Notice>
    ),
  };
}
