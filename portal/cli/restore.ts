import { BackupRefusal } from "#server/backup/backup-refusal.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { readConfig } from "#server/config.ts";
import { readCommand } from "./command.ts";

const help = `Puts a backup in the place of what is there. Stop the portal first. What is there now is moved to DATA_DIR/before-restore-…, and a
backup that is not whole changes nothing.

  npm run restore -- --from <folder>

With DATABASE_URL it needs PostgreSQL's pg_dump and pg_restore.
Ends with 0 when all is well, 1 when the backup is refused, 2 when asked for something unknown.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, refuse } = readCommand(help, {
    options: { from: { type: "string" } },
  });
  if (!values.from) return refuse();
  const config = readConfig(process.env);
  if ("mistakes" in config) return refuse(config.mistakes.join("\n"));
  try {
    const { madeAt, files, previousDir } = await restoreBackup(config, {
      from: values.from,
      now: new Date(),
    });
    console.log(`Back to ${madeAt}: ${files} files. What was there before lies in ${previousDir}`);
    return 0;
  } catch (error) {
    if (!(error instanceof BackupRefusal)) throw error;
    console.error(`Refused: ${error.message}. Nothing was changed.`);
    return 1;
  }
}
