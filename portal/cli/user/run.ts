import { parseArgs } from "node:util";
import { missingData } from "#cli/data-folder.ts";
import { Refusal } from "#domain/errors.ts";
import { accountSubject } from "#domain/journal/journal.ts";
import { withCommands } from "#paths.mjs";
import { commands, type Terminal, type UserOptions } from "./commands.ts";

const help =
  withCommands(`Who may sign in. Works at once, also while the portal runs. Give it the portal's own DATA_DIR or DATABASE_URL.

  npm run user -- add <email>            asks for a password twice, or reads it as one line from standard input
      --name <shown name>                what the site calls them; made from the address when left out
      --generate                         makes a password and prints it
  npm run user -- list                   everyone, when they were last here, and who has a second factor
  npm run user -- disable <email>        lets them in no more and ends their sessions
  npm run user -- enable <email>         lets them in again
  npm run user -- set-password <email>   asks like add does, and ends their sessions
      --generate                         makes a password and prints it
  npm run user -- reset-link <email>     prints a link with which they set a new password, once, within 24 hours
  npm run user -- remove <email>         deletes them with their sessions, synced saves and records
  npm run user -- operator <email>       lets them open the desk, with their second factor (docs/desk.md)
  npm run user -- operator-off <email>   lets them open it no more
  npm run user -- second-factor-off <email>   for a person who lost their phone and their recovery codes

Passwords are never taken from the command line: other people on the machine could read them there.
Ends with 0 when all is well, 1 when something is refused, 2 when asked for something unknown, 3 when the database is down.`);

const options = {
  help: { type: "boolean", short: "h" },
  name: { type: "string" },
  generate: { type: "boolean" },
} as const;

/** Runs `npm run user` without a process of its own, and returns the exit status. */
export async function runUser(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const parsed = parseArguments(args);
  if (parsed?.values.help) {
    terminal.print(help);
    return 0;
  }
  const [name = "", email, ...more] = parsed?.positionals ?? [];
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (
    !parsed ||
    !command ||
    more.length > 0 ||
    command.needsEmail !== (email !== undefined) ||
    !hasOnly(parsed.values, command.optionNames)
  ) {
    terminal.printError(`I do not know what to do with that.\n\n${help}`);
    return 2;
  }
  // Imported here: help needs none of it.
  const [{ readConfig }, { openAccounts }, { resetLinkOf }, { deskOperators }, { noteInJournal }, { pino }] =
    await Promise.all([
      import("#server/config.ts"),
      import("#server/portal.ts"),
      import("#server/site-origin.ts"),
      import("#server/desk/open-operators.ts"),
      import("#cli/journal/note.ts"),
      import("pino"),
    ]);
  const config = readConfig(env);
  if ("mistakes" in config) {
    for (const mistake of config.mistakes) terminal.printError(mistake);
    return 2;
  }
  if (config.firebase) {
    terminal.printError(
      "Accounts of this portal live in Firebase, as FIREBASE_API_KEY is set: add, change and remove them in the Firebase console, under Authentication.",
    );
    return 1;
  }
  const missing = missingData(config);
  if (missing) {
    terminal.printError(missing);
    return 1;
  }
  // The error is printed below; a log line would repeat it.
  const { accounts, close } = openAccounts(config, pino({ level: "silent" }));
  try {
    await command.run(
      accounts,
      { ...parsed.values, email: email ?? "" },
      {
        ...terminal,
        resetLink: (token) => resetLinkOf(config, token),
        operators: deskOperators(config.dataDir),
      },
    );
    // What names an account changes it; the rest only looks.
    if (email !== undefined) await noteInJournal(`people.${name}`, accountSubject(email), "", { env });
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reason = error.cause instanceof Error ? ` (${error.cause.message})` : "";
    terminal.printError(`Refused: ${error.message}${reason}`);
    return error.code === "database-unavailable" ? 3 : 1;
  } finally {
    await close();
  }
}

function hasOnly(values: Omit<UserOptions, "email">, optionNames: readonly string[]): boolean {
  return Object.keys(values).every((name) => optionNames.includes(name));
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}
