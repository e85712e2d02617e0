import { readConfig } from "#server/config.ts";
import { failWith, readCommand } from "./command.ts";
import { newerDatabase } from "./newer-database.ts";

const help = `Serves the site and its games until it is told to end (Ctrl+C or SIGTERM). A supervisor keeps the ports open, so that
npm run restart refuses nobody.

  npm start

Settings are environment variables, or lines of .env in DATA_DIR; npm run settings shows them. Ends with 1 when a setting is wrong, a port
is taken, or the database is of a newer version.`;

// The first half of a start in a release: bin/recess.mjs then loads the supervisor, into a process that has loaded none of this.
process.exitCode = await check();

async function check(): Promise<number> {
  readCommand(help, {});
  const config = readConfig(process.env);
  if ("mistakes" in config) return failWith(config.mistakes.join("\n"));
  const newer = await newerDatabase(config);
  return newer ? failWith(newer) : 0;
}
