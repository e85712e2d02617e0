import button from "#app/ui/button.module.css";
import form from "#app/ui/form.module.css";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { ActionForm } from "#desk/frame/action-form.tsx";
import table from "#desk/frame/table.module.css";
import { Time } from "#desk/frame/time.tsx";
import type { Account } from "#domain/identity/accounts.ts";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./people.module.css";

type Props = { readonly accounts: readonly Account[]; readonly operators: readonly string[] };

export function People({ accounts, operators }: Props) {
  return (
    <div className={styles["people"]}>
      <h1>People</h1>
      <TitledSection id="accounts" title="Accounts" note={countWords(accounts)}>
        {accounts.length > 0 ? (
          <AccountTable accounts={accounts} operators={operators} />
        ) : (
          <p>There are none yet. Visitors play without one; an account keeps their saves and records.</p>
        )}
      </TitledSection>
      <TitledSection id="add" title="Add an account" note="The desk makes a password, and shows it once.">
        <ActionForm action="add" className={`${form["box"]} ${form["form"]}`}>
          <label className={form["label"]}>
            Email
            <input className={form["field"]} type="email" name="email" required autoComplete="off" />
          </label>
          <label className={form["label"]}>
            Name
            <input className={form["field"]} name="name" maxLength={60} autoComplete="off" />
          </label>
          <button className={button["primary"]} type="submit">
            Add
          </button>
        </ActionForm>
      </TitledSection>
    </div>
  );
}

/** How many accounts may sign in, and how many may not. */
function countWords(accounts: readonly Account[]): string {
  const disabled = accounts.filter(({ isDisabled }) => isDisabled).length;
  const enabled = accounts.length - disabled;
  const words = enabled === 1 ? "One may sign in" : `${enabled} may sign in`;
  return disabled === 0 ? `${words}.` : `${words}, ${disabled} disabled.`;
}

function AccountTable({ accounts, operators }: Props) {
  return (
    <table className={table["table"]}>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Since</th>
          <th scope="col">Last here</th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="for-screen-readers">Change</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => {
          const isOperator = operators.includes(account.email);
          return (
            <tr key={account.email} data-testid="account">
              <td data-label="Account">
                <div>
                  <strong>{account.name}</strong>
                  <br />
                  {account.email}
                </div>
              </td>
              <td data-label="Since">
                <Time at={account.creationTime} />
              </td>
              <td data-label="Last here">
                {account.lastLoginTime ? <Time at={account.lastLoginTime} /> : "never"}
              </td>
              <td data-label="State">{stateOf(account, isOperator)}</td>
              <td>
                <AccountMenu account={account} isOperator={isOperator} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function stateOf({ isDisabled, hasSecondFactor }: Account, isOperator: boolean): string {
  const words = [isDisabled && "disabled", isOperator && "operator", hasSecondFactor && "second factor"];
  return words.filter(Boolean).join(", ") || "may sign in";
}
