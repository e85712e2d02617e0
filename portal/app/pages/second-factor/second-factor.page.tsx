import type { ShownSecondFactor } from "#app/app.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { AccountFrame, signedOutAccountPage } from "#app/pages/account/account.page.tsx";
import { CodeForm, codeFormId } from "#app/ui/code-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordField } from "#app/ui/password-form.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { urls } from "#app/urls.ts";
import type { Enrolment } from "#domain/identity/second-factor.ts";
import styles from "./second-factor.module.css";

/** Page that turns the second factor of the signed-in account on or off. */
export async function secondFactorPage({ visitor, portal }: PageArgs): Promise<PageResult> {
  const { user } = visitor;
  if (!user) return signedOutAccountPage();
  const { secondFactor } = portal;
  if (!secondFactor)
    return {
      title: "Second factor",
      status: 404,
      body: (
        <Notice
          title="Second factor"
          text="Accounts of this site are kept elsewhere, so it cannot be turned on here."
        >
          <ToAccount />
        </Notice>
      ),
    };
  const isOn = (await secondFactor.recoveryCodesLeft(user)) !== undefined;
  return shownSecondFactorPage(
    isOn
      ? { kind: "on", message: "" }
      : { kind: "off", message: "", enrolment: secondFactor.newEnrolment(user) },
  );
}

/** The same page after something was sent. */
export function shownSecondFactorPage(shown: ShownSecondFactor): PageResult {
  const status = "status" in shown && shown.status ? { status: shown.status } : {};
  return {
    title: "Second factor",
    ...status,
    body: <AccountFrame>{contentOf(shown)}</AccountFrame>,
  };
}

function contentOf(shown: ShownSecondFactor) {
  switch (shown.kind) {
    case "off":
      return <TurnOn enrolment={shown.enrolment} message={shown.message} />;
    case "on":
      return <TurnOff message={shown.message} />;
    case "codes":
      return <RecoveryCodes codes={shown.codes} />;
  }
}

function TurnOn({ enrolment, message }: { enrolment: Enrolment; message: string }) {
  return (
    <>
      <h1>Turn on the second factor</h1>
      <p>Scan this picture with an authenticator app on your phone, or type the key into it.</p>
      <QrCode text={enrolment.uri} label="QR code with the key below" />
      <p className={styles["secret"]} data-testid="totp-secret">
        {inFours(enrolment.secret)}
      </p>
      <p>
        Is the app on this device? <a href={enrolment.uri}>Open the key in it</a>.
      </p>
      <p>Then enter your password and the code that the app shows. You will be signed out everywhere else.</p>
      <CodeForm
        action={`${urls.secondFactor()}#${codeFormId}`}
        message={message}
        label="Code from your app"
        inputMode="numeric"
        submit="Turn it on"
      >
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <input type="hidden" name="enrolment" value={enrolment.token} />
      </CodeForm>
      <ToAccount />
    </>
  );
}

function TurnOff({ message }: { message: string }) {
  return (
    <>
      <h1>Turn off the second factor</h1>
      <p>Your password alone will be enough to log in.</p>
      <CodeForm
        action={urls.secondFactor()}
        message={message}
        label="Code from your app, or a recovery code"
        inputMode="text"
        submit="Turn it off"
      />
      <ToAccount />
    </>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <h1>The second factor is on</h1>
      <p>
        Write these recovery codes down. Each lets you in once, if you lose your phone. They are not shown
        again.
      </p>
      <ul className={styles["codes"]} data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ToAccount />
    </>
  );
}

function ToAccount() {
  return <a href={urls.account()}>To your account</a>;
}

/** A key as apps show it, easier to type. They leave out the spaces. */
function inFours(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, "$& ");
}
