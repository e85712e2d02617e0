import { pino } from "pino";
import { Refusal } from "#domain/errors.ts";
import { JOURNAL_MAX_ENTRIES, JOURNAL_RETENTION_DAYS, journalAreas } from "#domain/journal/journal.ts";
import { readConfig } from "#server/config.ts";
import { portalDatabase, portalJournal } from "#server/database.ts";
import { failWith, readCommand } from "./command.ts";
import { missingData } from "./data-folder.ts";
import { textJournal } from "./journal/text.ts";

const help = `What operators did, at the desk and with commands, newest first. Works while the portal runs.

  npm run journal
      --last <number>     how many entries, 30 when left out
      --area <name>       only those of an area: ${journalAreas.join(", ")}
      --json              the same for programs

Entries are kept for ${JOURNAL_RETENTION_DAYS} days, at most ${JOURNAL_MAX_ENTRIES} of them, and have nothing of visitors.
Reads the database that DATA_DIR or DATABASE_URL names. Ends with 0 when all is well, 1 when the journal cannot be read,
2 when asked for something unknown.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, refuse } = readCommand(help, {
    options: {
      last: { type: "string", default: "30" },
      area: { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  const limit = Number(values.last);
  if (!/^\d+$/.test(values.last) || limit < 1 || limit > JOURNAL_MAX_ENTRIES)
    return refuse(`--last ${values.last}: a whole number from 1 to ${JOURNAL_MAX_ENTRIES} is wanted.`);
  const { area } = values;
  if (area !== undefined && !journalAreas.some((each) => each === area))
    return refuse(`--area ${area}: one of these is wanted: ${journalAreas.join(", ")}.`);
  const config = readConfig(process.env);
  if ("mistakes" in config) return refuse(config.mistakes.join("\n"));
  const missing = missingData(config);
  if (missing) return failWith(missing);

  const database = portalDatabase(config, pino({ level: "silent" }));
  try {
    const entries = await portalJournal(database.db, () => undefined).read({ limit, area });
    console.log(values.json ? JSON.stringify(entries, null, 2) : textJournal(entries));
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failWith(`The journal cannot be read: ${error.message}`);
  } finally {
    await database.close();
  }
}
