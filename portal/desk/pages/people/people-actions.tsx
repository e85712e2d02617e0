import { urls } from "#app/urls.ts";
import type { DeskAction, DeskArgs } from "#desk/page.ts";
import { operatorName } from "#domain/desk/operator-name.ts";
import { addOperator } from "#domain/desk/operators.ts";
import { Refusal } from "#domain/errors.ts";
import { type Accounts, newAccount } from "#domain/identity/accounts.ts";
import { accountSubject } from "#domain/journal/journal.ts";
import { ShownOnce } from "./shown-once.tsx";

/** Actions of the page, by the verbs of `npm run user`. */
export const peopleActions: Readonly<Record<string, DeskAction>> = {
  async add(form, args) {
    const { email, name } = newAccount((form.get("email") ?? "").trim(), form.get("name") || undefined);
    const password = args.desk.generatePassword();
    await accountsOf(args).add({ email, name, password });
    await note(args, "add", email);
    const text = `Hand this password to ${name}. It is shown once; they can change it under their account.`;
    return {
      title: "People",
      body: <ShownOnce title={`${email} may sign in`} text={text} secret={password} />,
    };
  },
  disable: change("disable", "is disabled and signed out everywhere", ({ accounts }, email) =>
    accounts.disable(email),
  ),
  enable: change("enable", "may sign in again", ({ accounts }, email) => accounts.enable(email)),
  async "reset-link"(form, args) {
    const email = form.get("email") ?? "";
    const token = await accountsOf(args).newResetToken(email);
    await note(args, "reset-link", email);
    const text = `Hand this link to ${email} alone. It sets a new password once, within 24 hours.`;
    const link = `${args.desk.siteOrigin}${urls.resetPassword(token)}`;
    return {
      title: "People",
      body: <ShownOnce title="A link for a new password" text={text} secret={link} />,
    };
  },
  "second-factor-off": change(
    "second-factor-off",
    "signs in with the password alone now",
    ({ accounts }, email) => accounts.turnOffSecondFactor(email),
  ),
  operator: change(
    "operator",
    "may open the desk, with the second factor",
    ({ accounts, operators }, email) => addOperator(accounts, operators, email),
  ),
  "operator-off": change("operator-off", "may not open the desk any more", ({ operators }, email) =>
    operators.remove(email),
  ),
  remove: change("remove", "is removed, with saves and records", async ({ accounts, operators }, email) => {
    await accounts.remove(email);
    await operators.remove(email);
  }),
};

type People = { readonly accounts: Accounts; readonly operators: DeskArgs["desk"]["operators"] };

/** Action on one account that ends with a sentence about it. */
function change(
  verb: string,
  outcome: string,
  run: (people: People, email: string) => Promise<unknown>,
): DeskAction {
  return async (form, args) => {
    const email = form.get("email") ?? "";
    await run({ accounts: accountsOf(args), operators: args.desk.operators }, email);
    await note(args, verb, email);
    return { message: `${email} ${outcome}.` };
  };
}

function accountsOf({ desk }: DeskArgs): Accounts {
  if (!desk.accounts) throw new Refusal("account-refused", "Accounts of this portal are kept elsewhere.");
  return desk.accounts;
}

function note({ desk, session }: DeskArgs, verb: string, email: string): Promise<void> {
  return desk.journal.record(operatorName(session), `people.${verb}`, accountSubject(email));
}
