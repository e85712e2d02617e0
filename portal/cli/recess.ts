import { portalVersion } from "#server/portal-version.ts";

type Command = { readonly summary: string; load(): Promise<unknown> };

/** Commands of a release, by what is typed after `./recess`. Each module is a command of its own, which reads `process.argv`. */
const commands: Readonly<Record<string, Command>> = {
  start: { summary: "serves the site until it is told to end", load: () => import("./start.ts") },
  restart: {
    summary: "renews a running portal, also from an older release",
    load: () => import("./restart.ts"),
  },
  desk: { summary: "a link to the operator's desk, in the browser", load: () => import("./desk.ts") },
  user: { summary: "who may sign in", load: () => import("./user.ts") },
  games: {
    summary: "your games, and changes of any game: add, list, hide, edit",
    load: () => import("./games.ts"),
  },
  "content check": { summary: "checks your words", load: () => import("./content-check.ts") },
  content: { summary: "your words: set, add, remove, list", load: () => import("./content.ts") },
  backup: { summary: "keeps what cannot be built again", load: () => import("./backup.ts") },
  restore: { summary: "puts a backup back", load: () => import("./restore.ts") },
  export: { summary: "writes a static mirror for a file host", load: () => import("./export.ts") },
  stats: { summary: "what is played", load: () => import("./stats.ts") },
  records: { summary: "the best runs, and one taken off the boards", load: () => import("./records.ts") },
  database: { summary: "copies SQLite to PostgreSQL, or back", load: () => import("./database.ts") },
  reports: { summary: "games that visitors reported as broken", load: () => import("./reports.ts") },
  links: { summary: "whether external games are still there", load: () => import("./links.ts") },
  health: { summary: "database, Redis, disk, memory, warnings", load: () => import("./health.ts") },
  journal: { summary: "what operators did", load: () => import("./journal.ts") },
  settings: { summary: "every setting, and where it comes from", load: () => import("./settings.ts") },
  version: { summary: "which release this is", load: printVersion },
};

const help = `A browser-games portal.

${Object.entries(commands)
  .map(([name, { summary }]) => `  ./recess ${name.padEnd(14)} ${summary}`)
  .join("\n")}

Each explains itself with --help. docs/operating.md has the rest.
Ends with 0 when all is well, 2 when asked for something unknown; each command says what else.`;

const args = process.argv.slice(2);
const name = Object.keys(commands).find((words) => words.split(" ").every((word, at) => args[at] === word));
const command = name === undefined ? undefined : commands[name];
if (name !== undefined && command) {
  process.argv.splice(2, name.split(" ").length);
  await command.load();
} else if (["--help", "-h", "help"].includes(args[0] ?? "")) console.log(help);
else {
  const reason = args.length === 0 ? "What shall it do?" : `There is no command "${args.join(" ")}".`;
  console.error(`${reason} These there are:\n\n${help}`);
  process.exitCode = 2;
}

async function printVersion(): Promise<void> {
  console.log(`Recess ${portalVersion()} (${process.platform} ${process.arch}, Node ${process.version})`);
}
