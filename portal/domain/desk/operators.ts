import { Refusal } from "#domain/errors.ts";
import type { Accounts } from "#domain/identity/accounts.ts";
import { accountKey } from "#domain/identity/guess-limits.ts";

/** List of the accounts that may open the desk, by email address. The visitors' site knows no such role. */
export interface OperatorStore {
  read(): Promise<readonly string[]>;
  write(emails: readonly string[]): Promise<void>;
}

export interface Operators {
  list(): Promise<readonly string[]>;
  has(email: string): Promise<boolean>;
  add(email: string): Promise<void>;
  remove(email: string): Promise<void>;
}

export function openOperators(store: OperatorStore): Operators {
  return {
    list: () => store.read(),
    has: async (email) => (await store.read()).includes(accountKey(email)),
    async add(email) {
      const emails = new Set(await store.read());
      await store.write([...emails.add(accountKey(email))].toSorted());
    },
    async remove(email) {
      const emails = await store.read();
      if (emails.includes(accountKey(email)))
        await store.write(emails.filter((one) => one !== accountKey(email)));
    },
  };
}

/** Makes an account an operator's. Refuses one that is not there: a later account of that name would get the desk. */
export async function addOperator(accounts: Accounts, operators: Operators, email: string): Promise<void> {
  const all = await accounts.list();
  if (!all.some((account) => account.email === accountKey(email)))
    throw new Refusal("account-refused", `There is no account ${email}.`);
  await operators.add(email);
}
