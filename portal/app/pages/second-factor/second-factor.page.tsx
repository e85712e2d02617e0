import type { ShownRefusal, ShownSecondFactor } from "#app/app.ts";
import { refusalText } from "#app/messages/refusal-text.ts";
import { richText, useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult, PageText } from "#app/page.ts";
import { AccountFrame, signedOutAccountPage } from "#app/pages/account/account.page.tsx";
import { CodeForm, codeFormId } from "#app/ui/code-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordField } from "#app/ui/password-form.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { urls } from "#app/urls.ts";
import type { Enrolment } from "#domain/identity/second-factor.ts";
import styles from "./second-factor.module.css";

const title: PageText = (t) => t("secondFactor.title");

/** Page that turns the second factor of the signed-in account on or off. */
export async function secondFactorPage({ visitor, portal }: PageArgs): Promise<PageResult> {
  const { user } = visitor;
  if (!user) return signedOutAccountPage();
  const { secondFactor } = portal;
  if (!secondFactor) return { title, status: 404, body: <KeptElsewhere /> };
  const isOn = (await secondFactor.recoveryCodesLeft(user)) !== undefined;
  return shownSecondFactorPage(
    isOn ? { kind: "on" } : { kind: "off", enrolment: secondFactor.newEnrolment(user) },
  );
}

/** The same page after something was sent. */
export function shownSecondFactorPage(shown: ShownSecondFactor): PageResult {
  const status = "status" in shown && shown.status ? { status: shown.status } : {};
  return { title, ...status, body: <AccountFrame>{contentOf(shown)}</AccountFrame> };
}

function contentOf(shown: ShownSecondFactor) {
  switch (shown.kind) {
    case "off":
      return <TurnOn enrolment={shown.enrolment} refusal={shown.refusal} />;
    case "on":
      return <TurnOff refusal={shown.refusal} />;
    case "codes":
      return <RecoveryCodes codes={shown.codes} />;
  }
}

function KeptElsewhere() {
  const t = useTranslate();
  return (
    <Notice title={t("secondFactor.title")} text={t("secondFactor.keptElsewhere")}>
      <ToAccount />
    </Notice>
  );
}

type TurnOnProps = { enrolment: Enrolment; refusal: ShownRefusal | undefined };

function TurnOn({ enrolment, refusal }: TurnOnProps) {
  const t = useTranslate();
  return (
    <>
      <h1>{t("secondFactor.turnOnTitle")}</h1>
      <p>{t("secondFactor.scan")}</p>
      <QrCode text={enrolment.uri} label={t("secondFactor.qrCode")} />
      <p className={styles["secret"]} data-testid="totp-secret">
        {inFours(enrolment.secret)}
      </p>
      <p>{richText(t, "secondFactor.sameDevice", { link: (text) => <a href={enrolment.uri}>{text}</a> })}</p>
      <p>{t("secondFactor.confirm")}</p>
      <CodeForm
        action={`${urls.secondFactor()}#${codeFormId}`}
        message={refusalText(t, refusal)}
        label={t("secondFactor.codeFromApp")}
        inputMode="numeric"
        submit={t("secondFactor.turnOn")}
      >
        <PasswordField label={t("secondFactor.password")} name="password" autoComplete="current-password" />
        <input type="hidden" name="enrolment" value={enrolment.token} />
      </CodeForm>
      <ToAccount />
    </>
  );
}

function TurnOff({ refusal }: { refusal: ShownRefusal | undefined }) {
  const t = useTranslate();
  return (
    <>
      <h1>{t("secondFactor.turnOffTitle")}</h1>
      <p>{t("secondFactor.passwordAlone")}</p>
      <CodeForm
        action={urls.secondFactor()}
        message={refusalText(t, refusal)}
        label={t("secondFactor.codeOrRecovery")}
        inputMode="text"
        submit={t("secondFactor.turnOff")}
      />
      <ToAccount />
    </>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslate();
  return (
    <>
      <h1>{t("secondFactor.isOn")}</h1>
      <p>{t("secondFactor.writeDown")}</p>
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
  const t = useTranslate();
  return <a href={urls.account()}>{t("secondFactor.toAccount")}</a>;
}

/** A key as apps show it, easier to type. They leave out the spaces. */
function inFours(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, "$& ");
}
