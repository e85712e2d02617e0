import type { PageArgs, PageResult } from "#app/page.ts";
import button from "#app/ui/button.module.css";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";
import { shownName } from "#domain/identity/user.ts";
import styles from "./account.module.css";

/** Page of the signed-in account: the second factor, and what this browser keeps of the account. */
export async function accountPage({ visitor, portal }: PageArgs): Promise<PageResult> {
  const { user } = visitor;
  if (!user) return signedOutAccountPage();
  const codesLeft = await portal.secondFactor?.recoveryCodesLeft(user);
  return {
    title: "Account",
    body: (
      <div className={styles["page"]}>
        <h1>{shownName(user)}</h1>
        <p>{user.email}</p>
        <h2>Second factor</h2>
        {portal.secondFactor ? (
          <p>
            {codesLeft === undefined
              ? "Off. With it, logging in also asks for a code from an app on your phone. "
              : `On. You have ${codesLeft} recovery codes left. `}
            <a href={urls.secondFactor()}>{codesLeft === undefined ? "Turn it on" : "Turn it off"}</a>
          </p>
        ) : (
          <p>Accounts of this site are kept elsewhere, so it cannot be turned on here.</p>
        )}
        <h2>This browser</h2>
        <p>
          It remembers that you logged in here, so that others who guess your password cannot lock you out.
        </p>
        <form method="post" action={urls.forgetBrowser()}>
          <button className={button["quiet"]} type="submit">
            Forget this browser
          </button>
        </form>
      </div>
    ),
  };
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
