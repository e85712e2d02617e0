import { parseArgs } from "node:util";
import { Refusal } from "#domain/errors.ts";
import { commands, type Given, type Terminal } from "./commands.ts";

const help = `Who may sign in. Works at once, also while the portal runs. Give it the portal's own DATA_DIR or DATABASE_URL.

  npm run user -- add <email>            asks for a password twice, or reads it as one line from standard input
      --name <shown name>                what the site calls them; made from the address when left out
      --generate                         makes a password and prints it
  npm run user -- list                   everyone, and when they were last here
  npm run user -- disable <email>        lets them in no more and ends their sessions
  npm run user -- enable <email>         lets them in again
  npm run user -- set-password <email>   asks like add does, and ends their sessions
      --generate                         makes a password and prints it

Passwords are never taken from the command line: other people on the machine could read them there.
Ends with 0 when all is well, 1 when something is refused, 2 when asked for something unknown, 3 when the database is down.`;

const options = {
  help: { type: "boolean", short: "h" },
  name: { type: "string" },
  generate: { type: "boolean" },
} as const;

/** The whole command but for the process around it. Gives the status to end with. */
export async function runUser(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const given = argumentsGiven(args);
  if (given?.values.help) {
    terminal.say(help);
    return 0;
  }
  const [name = "", email, ...more] = given?.positionals ?? [];
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (
    !given ||
    !command ||
    more.length > 0 ||
    command.needsEmail !== (email !== undefined) ||
    !fits(given.values, command.takes)
  ) {
    terminal.complain(`I do not know what to do with that.\n\n${help}`);
    return 2;
  }
  // Only now: help needs none of it.
  const [{ readConfig }, { openAccounts }, { pino }] = await Promise.all([
    import("#server/config.ts"),
    import("#server/portal.ts"),
    import("pino"),
  ]);
  const config = readConfig(env);
  if ("mistakes" in config) {
    for (const mistake of config.mistakes) terminal.complain(mistake);
    return 2;
  }
  // What is wrong reaches the operator below; a log line would say it twice.
  const { accounts, close } = openAccounts(config, pino({ level: "silent" }));
  try {
    await command.run(accounts, { ...given.values, email: email ?? "" }, terminal);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reason = error.cause instanceof Error ? ` (${error.cause.message})` : "";
    terminal.complain(`Refused: ${error.message}${reason}`);
    return error.code === "database-unavailable" ? 3 : 1;
  } finally {
    await close();
  }
}

function fits(values: Omit<Given, "email">, takes: readonly string[]): boolean {
  return Object.keys(values).every((name) => takes.includes(name));
}

function argumentsGiven(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}
