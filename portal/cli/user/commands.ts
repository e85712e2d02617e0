import { randomInt } from "node:crypto";
import type { Readable } from "node:stream";
import { Refusal } from "#domain/errors.ts";
import { type Accounts, emailMistake, nameMistake, passwordMistake } from "#domain/identity/accounts.ts";
import { askPassword } from "./ask-password.ts";

export type Given = {
  readonly email: string;
  readonly name?: string;
  readonly generate?: boolean;
  readonly help?: boolean;
};

/** Where the operator types and reads. */
export type Terminal = {
  readonly input: NodeJS.ReadStream | Readable;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
};

type Command = {
  readonly needsEmail: boolean;
  readonly takes: readonly string[];
  run(accounts: Accounts, given: Given, terminal: Terminal): Promise<void>;
};

export const commands: Readonly<Record<string, Command>> = {
  add: {
    needsEmail: true,
    takes: ["name", "generate"],
    async run(accounts, given, terminal) {
      const email = checked("The email address", given.email, emailMistake);
      const name = checked("The name", (given.name ?? email.split("@")[0] ?? "").trim(), nameMistake);
      const password = await passwordFor(given, terminal);
      await accounts.add({ email, name, password });
      terminal.say(`Added ${email} as ${name}.`);
    },
  },
  list: {
    needsEmail: false,
    takes: [],
    async run(accounts, _given, { say }) {
      const all = await accounts.list();
      for (const { email, name, creationTime, lastLoginTime, isDisabled } of all) {
        const last = lastLoginTime ? `last here ${day(lastLoginTime)}` : "never here";
        say(`${email}  (${name})  since ${day(creationTime)}, ${last}${isDisabled ? ", disabled" : ""}`);
      }
      say(all.length === 1 ? "1 account" : `${all.length} accounts`);
    },
  },
  disable: {
    needsEmail: true,
    takes: [],
    async run(accounts, { email }, { say }) {
      await accounts.disable(email);
      say(`${email} is disabled and signed out everywhere.`);
    },
  },
  enable: {
    needsEmail: true,
    takes: [],
    async run(accounts, { email }, { say }) {
      await accounts.enable(email);
      say(`${email} may sign in again.`);
    },
  },
  "set-password": {
    needsEmail: true,
    takes: ["generate"],
    async run(accounts, given, terminal) {
      const password = await passwordFor(given, terminal);
      await accounts.setPassword(given.email, password);
      terminal.say(`${given.email} has a new password and is signed out everywhere.`);
    },
  },
};

async function passwordFor({ generate }: Given, { input, say }: Terminal): Promise<string> {
  if (!generate) return checked("The password", await askPassword(input), passwordMistake);
  const password = generated();
  say(`Password: ${password}`);
  return password;
}

/** Four groups of five that nobody mistakes for one another: 20 of 31 signs, 99 bits. */
function generated(): string {
  const signs = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

function checked(what: string, value: string, mistakeIn: (value: string) => string | undefined): string {
  const mistake = mistakeIn(value);
  if (mistake) throw new Refusal("account-refused", `${what} ${mistake}.`);
  return value;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
