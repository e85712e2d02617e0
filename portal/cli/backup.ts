import { join, resolve } from "node:path";
import { BackupRefusal } from "#server/backup/backup-refusal.ts";
import { backupsFolder } from "#server/backup/backups-folder.ts";
import { makeBackup } from "#server/backup/make-backup.ts";
import { type Config, readConfig } from "#server/config.ts";
import { backupVerbs, failWithFile } from "./backups/verbs.ts";
import { withBackups } from "./backups/with-backups.ts";
import { readCommand } from "./command.ts";
import { noteInJournal } from "./journal/note.ts";

const help = `Keeps everything of this portal that cannot be built again: accounts, sessions and counts, added games, words and pictures, and the secret.
Works while the portal runs. Give it the portal's own DATA_DIR or DATABASE_URL.

  npm run backup                      in DATA_DIR/backups, where the desk lists it
  npm run backup -- --to <folder>     a folder that is not there yet
  npm run backup -- list              those in DATA_DIR/backups, latest first
  npm run backup -- remove <name>     deletes one of them
  npm run backup -- pack <name> --to <file.tar.gz>   one of them as an archive, as the desk gives it for download
  npm run backup -- unpack <file.tar.gz>             takes such an archive into DATA_DIR/backups, after checking every file

With DATABASE_URL it needs PostgreSQL's pg_dump. Keep folder and archive as you would keep a password.
Ends with 0 when all is well, 1 when it cannot be made (then nothing is left behind), 2 when asked for something unknown.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals, refuse } = readCommand(help, {
    options: { to: { type: "string" } },
    allowPositionals: true,
  });
  const [name, argument, ...more] = positionals;
  const verb = name !== undefined && Object.hasOwn(backupVerbs, name) ? backupVerbs[name] : undefined;
  const isRight =
    name === undefined ||
    (verb &&
      verb.needsArgument === (argument !== undefined) &&
      (verb.needsTo ?? false) === (values.to !== undefined));
  if (!isRight || more.length > 0) return refuse();
  const config = readConfig(process.env);
  if ("mistakes" in config) return refuse(config.mistakes.join("\n"));
  try {
    if (!verb) return await make(config, values.to);
    return await withBackups(config, (backups) => verb.run(backups, argument ?? "", values.to ?? ""));
  } catch (error) {
    if (!(error instanceof BackupRefusal)) return failWithFile(error);
    console.error(`${verb ? "Refused" : "No backup"}: ${error.message.replace(/\.$/, "")}.`);
    return 1;
  }
}

async function make(config: Config, to: string | undefined): Promise<number> {
  const { files, database, name } = to
    ? { ...(await makeBackup(config, { to, now: new Date() })), name: resolve(to) }
    : await withBackups(config, (backups) => backups.make());
  const databaseName = { sqlite: "SQLite", postgres: "PostgreSQL" }[database];
  console.log(`${to ?? join(backupsFolder(config.dataDir), name)}: ${files} files, ${databaseName}`);
  await noteInJournal("care.backup", name, "", { mayMigrate: false });
  return 0;
}
