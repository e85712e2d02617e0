import { pino } from "pino";
import { COMMAND_LINE, type JournalAction } from "#domain/journal/journal.ts";
import { readConfig } from "#server/config.ts";
import { portalDatabase, portalJournal } from "#server/database.ts";

type Options = {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** False for commands around an upgrade, which leave a database of an older version as it is. */
  readonly mayMigrate?: boolean;
};

/** Notes in the journal what a command did. What was done stands where the journal cannot be written; standard error then says so. */
export async function noteInJournal(
  action: JournalAction,
  subject: string,
  detail?: string,
  { env = process.env, mayMigrate = true }: Options = {},
): Promise<void> {
  const lost = (reason: string) => console.error(`This is not in the journal: ${reason}`);
  const config = readConfig(env);
  if ("mistakes" in config) return lost(config.mistakes.join(" "));
  const database = portalDatabase(config, pino({ level: "silent" }), { mayMigrate });
  try {
    const journal = portalJournal(database.db, ({ message }) => lost(message));
    // Set by the desk, which runs commands for its operators.
    await journal.record(env["JOURNAL_OPERATOR"] || COMMAND_LINE, action, subject, detail);
  } finally {
    await database.close();
  }
}
