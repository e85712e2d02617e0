import { join } from "node:path";
import { BackupRefusal } from "#server/backup/backup-refusal.ts";
import { backupName, backupsFolder } from "#server/backup/backups-folder.ts";
import { makeBackup } from "#server/backup/make-backup.ts";
import { readConfig } from "#server/config.ts";
import { readCommand } from "./command.ts";

const help = `Keeps everything of this portal that cannot be built again: accounts, sessions and counts, added games, words and pictures, and the secret.
Works while the portal runs. Give it the portal's own DATA_DIR or DATABASE_URL.

  npm run backup                      in DATA_DIR/backups, where the desk lists it
  npm run backup -- --to <folder>     a folder that is not there yet

With DATABASE_URL it needs PostgreSQL's pg_dump. Keep the folder as you would keep a password.
Ends with 0 when all is well, 1 when it cannot be made (then nothing is left behind), 2 when asked for something unknown.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, refuse } = readCommand(help, { options: { to: { type: "string" } } });
  const config = readConfig(process.env);
  if ("mistakes" in config) return refuse(config.mistakes.join("\n"));
  const now = new Date();
  const to = values.to ?? join(backupsFolder(config.dataDir), backupName(now));
  try {
    const { files, database } = await makeBackup(config, { to, now });
    const databaseName = { sqlite: "SQLite", postgres: "PostgreSQL" }[database];
    console.log(`${to}: ${files} files, ${databaseName}`);
    return 0;
  } catch (error) {
    if (!(error instanceof BackupRefusal)) throw error;
    console.error(`No backup: ${error.message}.`);
    return 1;
  }
}
