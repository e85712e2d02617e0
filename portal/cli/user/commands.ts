import type { Readable } from "node:stream";
import { generatePassword } from "#adapters/crypto/generate-password.ts";
import { addOperator, type Operators } from "#domain/desk/operators.ts";
import { type Accounts, newAccount, passwordMistake, validated } from "#domain/identity/accounts.ts";
import { askPassword } from "./ask-password.ts";

/** Arguments of `npm run user`. */
export type UserOptions = {
  readonly email: string;
  readonly name?: string;
  readonly generate?: boolean;
  readonly help?: boolean;
};

/** Terminal of the operator: standard input, output and error, or a test's. */
export type Terminal = {
  readonly input: NodeJS.ReadStream | Readable;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
};

/** A subcommand: the options that it takes, and what it does. */
type Command = {
  readonly needsEmail: boolean;
  readonly optionNames: readonly string[];
  run(
    accounts: Accounts,
    options: UserOptions,
    terminal: Terminal & { resetLink(token: string): string; operators: Operators },
  ): Promise<void>;
};

/** Subcommands of `npm run user`, by name. */
export const commands: Readonly<Record<string, Command>> = {
  add: {
    needsEmail: true,
    optionNames: ["name", "generate"],
    async run(accounts, options, terminal) {
      const { email, name } = newAccount(options.email, options.name);
      const password = await passwordFor(options, terminal);
      await accounts.add({ email, name, password });
      terminal.print(`Added ${email} as ${name}.`);
    },
  },
  list: {
    needsEmail: false,
    optionNames: [],
    async run(accounts, _options, { print, operators }) {
      const all = await accounts.list();
      const operatorEmails = await operators.list();
      for (const { email, name, creationTime, lastLoginTime, isDisabled, hasSecondFactor } of all) {
        const last = lastLoginTime ? `last here ${day(lastLoginTime)}` : "never here";
        const isOperator = operatorEmails.includes(email);
        const more = `${isOperator ? ", operator" : ""}${hasSecondFactor ? ", second factor" : ""}${isDisabled ? ", disabled" : ""}`;
        print(`${email}  (${name})  since ${day(creationTime)}, ${last}${more}`);
      }
      print(all.length === 1 ? "1 account" : `${all.length} accounts`);
    },
  },
  disable: {
    needsEmail: true,
    optionNames: [],
    async run(accounts, { email }, { print }) {
      await accounts.disable(email);
      print(`${email} is disabled and signed out everywhere.`);
    },
  },
  enable: {
    needsEmail: true,
    optionNames: [],
    async run(accounts, { email }, { print }) {
      await accounts.enable(email);
      print(`${email} may sign in again.`);
    },
  },
  remove: {
    needsEmail: true,
    optionNames: [],
    async run(accounts, { email }, { print, operators }) {
      const { saves, entries } = await accounts.remove(email);
      await operators.remove(email);
      print(`${email} is removed, with ${number(saves, "save")} and ${number(entries, "record")}.`);
    },
  },
  "reset-link": {
    needsEmail: true,
    optionNames: [],
    async run(accounts, { email }, { print, resetLink }) {
      const token = await accounts.newResetToken(email);
      print(resetLink(token));
      print(`Hand it to ${email} alone. It sets a new password once, within 24 hours.`);
    },
  },
  "second-factor-off": {
    needsEmail: true,
    optionNames: [],
    async run(accounts, { email }, { print }) {
      await accounts.turnOffSecondFactor(email);
      print(`${email} signs in with the password alone now.`);
    },
  },
  operator: {
    needsEmail: true,
    optionNames: [],
    async run(accounts, { email }, { print, operators }) {
      await addOperator(accounts, operators, email);
      print(`${email} may open the desk, with the second factor.`);
    },
  },
  "operator-off": {
    needsEmail: true,
    optionNames: [],
    async run(_accounts, { email }, { print, operators }) {
      await operators.remove(email);
      print(`${email} may not open the desk any more.`);
    },
  },
  "set-password": {
    needsEmail: true,
    optionNames: ["generate"],
    async run(accounts, options, terminal) {
      const password = await passwordFor(options, terminal);
      await accounts.setPassword(options.email, password);
      terminal.print(`${options.email} has a new password and is signed out everywhere.`);
    },
  },
};

async function passwordFor({ generate }: UserOptions, { input, print }: Terminal): Promise<string> {
  if (!generate) return validated("The password", await askPassword(input), passwordMistake);
  const password = generatePassword();
  print(`Password: ${password}`);
  return password;
}

function number(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
