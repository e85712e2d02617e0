import { resolve } from "node:path";
import type { BackupPreview, Backups } from "#domain/desk/backups.ts";
import { BackupRefusal } from "#server/backup/backup-refusal.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { type Config, readConfig } from "#server/config.ts";
import { withBackups } from "./backups/with-backups.ts";
import { readCommand } from "./command.ts";
import { noteInJournal } from "./journal/note.ts";

const help = `Puts a backup in the place of what is there. What is there now is moved to DATA_DIR/before-restore-…, and a backup that is not whole
changes nothing.

  npm run restore -- --from <folder>     after stopping the portal
  npm run restore -- <name>              one of DATA_DIR/backups, while the portal runs, as the desk does
      --preview                          says what it would bring and replace, and changes nothing

npm run backup -- list shows their names. With DATABASE_URL it needs PostgreSQL's pg_dump and pg_restore.
Ends with 0 when all is well, 1 when the backup is refused, 2 when asked for something unknown.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals, refuse } = readCommand(help, {
    options: { from: { type: "string" }, preview: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  const { from, preview } = values;
  if (more.length > 0 || (name === undefined) === (from === undefined) || (from && preview)) return refuse();
  const config = readConfig(process.env);
  if ("mistakes" in config) return refuse(config.mistakes.join("\n"));
  try {
    if (name === undefined) return await restoreStopped(config, from ?? "");
    return await withBackups(config, async (backups) =>
      preview ? printPreview(await backups.preview(name)) : restoreRunning(backups, name),
    );
  } catch (error) {
    if (!(error instanceof BackupRefusal)) throw error;
    console.error(`Refused: ${error.message.replace(/\.$/, "")}. Nothing was changed.`);
    return 1;
  }
}

async function restoreStopped(config: Config, from: string): Promise<number> {
  const { madeAt, files, previousDir } = await restoreBackup(config, { from, now: new Date() });
  console.log(`Back to ${madeAt}: ${files} files. What was there before lies in ${previousDir}`);
  await noteInJournal("care.restore", resolve(from), madeAt, { mayMigrate: false });
  return 0;
}

async function restoreRunning(backups: Backups, name: string): Promise<number> {
  const { previousDir, needsRestart } = await backups.restore(name);
  console.log(`The backup ${name} is restored. What was there before lies in ${previousDir}`);
  if (needsRestart) console.log("Restart the portal now: the backup has another secret.");
  await noteInJournal("care.restore", name);
  return 0;
}

function printPreview({ backup, accounts, folders, needsRestart }: BackupPreview): number {
  const number = (count: number | undefined) => `${count ?? "?"}`;
  console.log(`${backup.name}, made ${backup.madeAt.toISOString()}: ${backup.files} files, each as it was`);
  console.log(`${"".padEnd(12)} in the backup, here now`);
  const rows = [
    { name: "accounts", ...accounts },
    ...folders.map((each) => ({ ...each, name: `${each.name}/` })),
  ];
  for (const { name, there, here } of rows)
    console.log(`${name.padEnd(12)} ${number(there).padStart(13)}  ${number(here).padStart(8)}`);
  if (needsRestart) console.log("It is of another portal: restart this one afterwards.");
  return 0;
}
