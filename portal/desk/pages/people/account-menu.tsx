import button from "#app/ui/button.module.css";
import { ActionForm } from "#desk/frame/action-form.tsx";
import type { Account } from "#domain/identity/accounts.ts";
import styles from "./people.module.css";

/** What an operator can do with an account: one form, whose buttons are its actions. */
export function AccountMenu({ account, isOperator }: { account: Account; isOperator: boolean }) {
  const { email, isDisabled, hasSecondFactor } = account;
  return (
    <details className={styles["menu"]}>
      <summary className={button["quiet"]} aria-label={`Change ${email}`}>
        Change
      </summary>
      <ActionForm action="disable" className={styles["actions"]}>
        <input type="hidden" name="email" value={email} />
        <Act action="reset-link">Link for a new password</Act>
        {isDisabled ? <Act action="enable">Enable</Act> : <Act action="disable">Disable</Act>}
        {hasSecondFactor && (
          <Act action="second-factor-off" question={`Turn off the second factor of ${email}?`}>
            Second factor off
          </Act>
        )}
        {isOperator ? (
          <Act action="operator-off">No operator</Act>
        ) : (
          <Act action="operator">Make operator</Act>
        )}
        <Act action="remove" question={`Remove ${email} with all saves and records?`}>
          Remove
        </Act>
      </ActionForm>
    </details>
  );
}

type ActProps = { readonly action: string; readonly question?: string; readonly children: string };

function Act({ action, question, children }: ActProps) {
  return (
    <button
      className={button["quiet"]}
      type="submit"
      formAction={`/people/${action}`}
      data-confirm={question}
    >
      {children}
    </button>
  );
}
