import { BackupRefusal } from "#server/backup/backup-refusal.ts";
import { makeBackup } from "#server/backup/make-backup.ts";
import { readConfig } from "#server/config.ts";
import { readCommand } from "./command.ts";

const help = `Keeps everything of this portal that cannot be built again: accounts, sessions and counts, added games, words and pictures, and the secret.
Works while the portal runs. Give it the portal's own DATA_DIR or DATABASE_URL.

  npm run backup -- --to <folder>     a folder that is not there yet

With DATABASE_URL it needs PostgreSQL's pg_dump. Keep the folder as you would keep a password.
Ends with 0 when all is well, 1 when it cannot be made (then nothing is left behind), 2 when asked for something unknown.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, refuse } = readCommand(help, { options: { to: { type: "string" } } });
  if (!values.to) return refuse();
  const config = readConfig(process.env);
  if ("mistakes" in config) return refuse(config.mistakes.join("\n"));
  try {
    const { files, database } = await makeBackup(config, { to: values.to, now: new Date() });
    const databaseName = { sqlite: "SQLite", postgres: "PostgreSQL" }[database];
    console.log(`${values.to}: ${files} files, ${databaseName}`);
    return 0;
  } catch (error) {
    if (!(error instanceof BackupRefusal)) throw error;
    console.error(`No backup: ${error.message}.`);
    return 1;
  }
}
