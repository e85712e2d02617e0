import type { ReactNode } from "react";
import type { RefusedCode, ShownRefusal } from "#app/app.ts";
import { refusalText } from "#app/messages/refusal-text.ts";
import { richText, useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult, PageText } from "#app/page.ts";
import button from "#app/ui/button.module.css";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordField, PasswordForm } from "#app/ui/password-form.tsx";
import { urls } from "#app/urls.ts";
import { shownName } from "#domain/identity/user.ts";
import styles from "./account.module.css";

const title: PageText = (t) => t("account.title");

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
    title,
    ...(refused && { status: refused.status }),
    body: (
      <AccountFrame>
        <h1>{shownName(user)}</h1>
        <p>{user.email}</p>
        <PasswordPart
          email={user.email ?? ""}
          isOurs={portal.passwords !== undefined}
          isChanged={query.get("password") === "changed"}
          refusal={refused?.refusal}
        />
        <SecondFactorPart isOurs={portal.secondFactor !== undefined} codesLeft={codesLeft} />
        <BrowserPart isForgotten={query.get("browser") === "forgotten"} />
      </AccountFrame>
    ),
  };
}

type PasswordProps = {
  email: string;
  /** Whether the account is in the portal's own database. */
  isOurs: boolean;
  isChanged: boolean;
  refusal: ShownRefusal | undefined;
};

function PasswordPart({ email, isOurs, isChanged, refusal }: PasswordProps) {
  const t = useTranslate();
  return (
    <>
      <h2>{t("account.password")}</h2>
      {isChanged && <p role="status">{t("account.passwordChanged")}</p>}
      {isOurs ? (
        <PasswordForm
          action={urls.account()}
          email={email}
          message={refusalText(t, refusal)}
          submit={t("account.changePassword")}
        >
          <PasswordField
            label={t("account.currentPassword")}
            name="current"
            autoComplete="current-password"
          />
        </PasswordForm>
      ) : (
        <p>{t("account.passwordElsewhere")}</p>
      )}
    </>
  );
}

/** Below this many, the page says how to get new ones. */
const FEW_CODES = 3;

type SecondFactorProps = { isOurs: boolean; codesLeft: number | undefined };

function SecondFactorPart({ isOurs, codesLeft }: SecondFactorProps) {
  const t = useTranslate();
  return (
    <>
      <h2>{t("account.secondFactor")}</h2>
      {isOurs ? (
        <>
          <p>
            {codesLeft === undefined
              ? t("account.secondFactorOff")
              : t("account.secondFactorOn", { count: codesLeft })}
            {codesLeft !== undefined && codesLeft < FEW_CODES && ` ${t("account.newCodes")}`}
          </p>
          <a className={button["quiet"]} href={urls.secondFactor()}>
            {codesLeft === undefined ? t("account.turnOn") : t("account.turnOff")}
          </a>
        </>
      ) : (
        <p>{t("account.secondFactorElsewhere")}</p>
      )}
    </>
  );
}

function BrowserPart({ isForgotten }: { isForgotten: boolean }) {
  const t = useTranslate();
  return (
    <>
      <h2>{t("account.browser")}</h2>
      <p>
        {richText(t, "account.keptInBrowser", {
          settings: (text) => <a href={urls.settings()}>{text}</a>,
          mine: (text) => <a href={urls.mine()}>{text}</a>,
        })}
      </p>
      {isForgotten ? (
        <p role="status">{t("account.browserForgotten")}</p>
      ) : (
        <>
          <p>{t("account.browserRemembers")}</p>
          <form method="post" action={urls.forgetBrowser()}>
            <button className={button["quiet"]} type="submit">
              {t("account.forgetBrowser")}
            </button>
          </form>
        </>
      )}
    </>
  );
}

/** Column of the account's pages. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return <div className={styles["page"]}>{children}</div>;
}

/** What a visitor without a session sees in place of an account. */
export function signedOutAccountPage(): PageResult {
  return { title, status: 401, body: <SignedOut /> };
}

function SignedOut() {
  const t = useTranslate();
  return (
    <Notice title={t("account.title")} text={t("account.signedOut")}>
      <a href={urls.login()}>{t("account.logIn")}</a>
    </Notice>
  );
}
