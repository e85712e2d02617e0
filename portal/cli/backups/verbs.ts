import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { failWith } from "#cli/command.ts";
import { noteInJournal } from "#cli/journal/note.ts";
import { byteSize } from "#domain/byte-size.ts";
import type { BackupInfo, Backups } from "#domain/desk/backups.ts";
import { withCommands } from "#paths.mjs";

/** A subcommand of `npm run backup` over the backups in the data folder. */
type Verb = {
  readonly needsArgument: boolean;
  /** Whether it writes a file that `--to` names. */
  readonly needsTo?: boolean;
  run(backups: Backups, argument: string, to: string): Promise<number>;
};

const textBackup = ({ name, madeAt, files, bytes, database }: BackupInfo) =>
  `${name}  ${madeAt.toISOString().slice(0, 16).replace("T", " ")} UTC, ${files} files, ${byteSize(bytes)}, ${{ sqlite: "SQLite", postgres: "PostgreSQL" }[database]}`;

export const backupVerbs: Readonly<Record<string, Verb>> = {
  list: {
    needsArgument: false,
    async run(backups) {
      const all = await backups.list();
      for (const backup of all) console.log(textBackup(backup));
      if (all.length === 0) console.log("There are no backups in the data folder.");
      return 0;
    },
  },
  remove: {
    needsArgument: true,
    async run(backups, name) {
      await backups.remove(name);
      await noteInJournal("care.remove-backup", name, "", { mayMigrate: false });
      console.log(`The backup ${name} is removed.`);
      return 0;
    },
  },
  pack: {
    needsArgument: true,
    needsTo: true,
    async run(backups, name, to) {
      const packed = Readable.fromWeb(
        // One and the same class at run time; Node's and the DOM's typings of it disagree.
        (await backups.download(name)) as Parameters<typeof Readable.fromWeb>[0],
      );
      // Never over another file, and for the operator alone.
      await pipeline(packed, createWriteStream(to, { flags: "wx", mode: 0o600 }));
      await noteInJournal("care.download-backup", name, "", { mayMigrate: false });
      console.log(`${to}: the backup ${name} as an archive`);
      return 0;
    },
  },
  unpack: {
    needsArgument: true,
    async run(backups, archive) {
      const bytes = Readable.toWeb(createReadStream(archive)) as ReadableStream<Uint8Array>;
      const backup = await backups.receive(bytes);
      await noteInJournal("care.take-backup", backup.name, "", { mayMigrate: false });
      console.log(textBackup(backup));
      console.log(withCommands(`See what it would bring: npm run restore -- ${backup.name} --preview`));
      return 0;
    },
  },
};

/** Explains what the file system refused about a file that the operator named; other errors are thrown. */
export function failWithFile(error: unknown): number {
  if (!(error instanceof Error && "code" in error && "path" in error)) throw error;
  const reasons: Readonly<Record<string, string>> = { EEXIST: "is there already", ENOENT: "is not there" };
  return failWith(`${error.path} ${reasons[`${error.code}`] ?? `cannot be used: ${error.code}`}.`);
}
