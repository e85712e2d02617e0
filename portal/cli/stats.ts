import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pino } from "pino";
import { sqlCountStore } from "#adapters/sql/count-store.ts";
import { Refusal } from "#domain/errors.ts";
import { firstDay, reportOf } from "#domain/statistics/report.ts";
import { readConfig } from "#server/config.ts";
import { portalDatabase } from "#server/database.ts";
import { namesOfGames } from "#server/portal.ts";
import { failWith, readCommand } from "./command.ts";
import { missingData } from "./data-folder.ts";
import { pageReport } from "./stats/page.ts";
import { textReport } from "./stats/text.ts";

const MAX_DAYS = 366;
const MAX_TOP = 1000;

const help = `What was played on this portal, counted by day and never by person. Works while the portal runs.

  npm run stats
      --days <number>     how many days up to today, 30 when left out, at most ${MAX_DAYS}
      --top <number>      how many games, pages and words to list, 10 when left out
      --page <file>       where to write the page with charts; DATA_DIR/stats.html when left out

Reads the database that DATA_DIR or DATABASE_URL names. Ends with 0 when all is well, 1 when the counts cannot be read,
2 when asked for something unknown.`;

const options = {
  days: { type: "string", default: "30" },
  top: { type: "string", default: "10" },
  page: { type: "string" },
} as const;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, refuse } = readCommand(help, { options });
  const days = wholeNumber(values.days, MAX_DAYS);
  if (days === undefined)
    return refuse(`--days ${values.days}: a whole number from 1 to ${MAX_DAYS} is wanted.`);
  const top = wholeNumber(values.top, MAX_TOP);
  if (top === undefined) return refuse(`--top ${values.top}: a whole number from 1 to ${MAX_TOP} is wanted.`);
  const config = readConfig(process.env);
  if ("mistakes" in config) return refuse(config.mistakes.join("\n"));
  const missing = missingData(config);
  if (missing) return failWith(missing);

  const database = portalDatabase(config, pino({ level: "silent" }));
  try {
    const now = new Date();
    const counts = await sqlCountStore(database.db).since(firstDay(now, days));
    const report = reportOf(counts, now, days, top);
    const nameOf = await namesOfGames(config);
    const file = values.page ?? join(config.dataDir, "stats.html");
    console.log(textReport(report, nameOf));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pageReport(report, nameOf, config.siteName ?? "Recess"));
    console.log(`\nThe same with charts: ${file}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal) && !isFileError(error)) throw error;
    const cause = error instanceof Refusal && error.cause instanceof Error ? ` (${error.cause.message})` : "";
    console.error(`The counts cannot be read: ${error.message}${cause}`);
    return 1;
  } finally {
    await database.close();
  }
}

function wholeNumber(text: string, max: number): number | undefined {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= 1 && number <= max ? number : undefined;
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error && "path" in error;
}
