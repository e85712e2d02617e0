import { Refusal } from "#domain/errors.ts";
import { firstReportDay, REPORT_RETENTION_DAYS } from "#domain/game-reports/game-report-store.ts";
import { MIN_REPORTERS_FOR_TRY, summarizeReports } from "#domain/game-reports/report-summary.ts";
import { readConfig } from "#server/config.ts";
import { namesOfGames } from "#server/portal.ts";
import { failWith, readCommand } from "./command.ts";
import { missingData } from "./data-folder.ts";
import { openReports } from "./game-reports/open-reports.ts";
import { retryGame } from "./game-reports/retry.ts";
import { textReports } from "./game-reports/text.ts";
import { noteInJournal } from "./journal/note.ts";

const help = `Games that visitors reported as broken, by game. Works while the portal runs.

  npm run reports                       the reports of the last ${REPORT_RETENTION_DAYS} days; older ones are deleted
      --json                            the same for programs
  npm run reports -- retry <game>       tries a game again, by its name or path: in a browser, or the site of an external one
      --unsafe-no-sandbox               try it without Chromium's sandbox: it then runs like a program of yours
  npm run reports -- clear <path>       forgets the reports of a game that is mended

A game that ${MIN_REPORTERS_FOR_TRY} different addresses reported is marked for a try: npm run games -- verify starts it again, changed or not.
Reads the database that DATA_DIR or DATABASE_URL names. Ends with 0 when all is well, 1 when the reports cannot be read or a
game that is tried does not play, 2 when asked for something unknown.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals, refuse } = readCommand(help, {
    options: {
      json: { type: "boolean", default: false },
      "unsafe-no-sandbox": { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [verb, path, ...more] = positionals;
  const isKnown = verb === undefined || verb === "clear" || verb === "retry";
  if (!isKnown || (verb === undefined) !== (path === undefined) || more.length > 0) return refuse();
  const config = readConfig(process.env);
  if ("mistakes" in config) return refuse(config.mistakes.join("\n"));
  const missing = missingData(config);
  if (missing) return failWith(missing);

  if (verb === "retry") return retry(path ?? "", config.dataDir, !values["unsafe-no-sandbox"]);
  const { store, close } = openReports(config);
  try {
    if (path !== undefined) return await clear(path);
    const games = summarizeReports(await store.since(firstReportDay(new Date())));
    const nameOf = await namesOfGames(config);
    const named = games.map((game) => ({ ...game, name: nameOf(game.game) }));
    console.log(values.json ? JSON.stringify(named, null, 2) : textReports(named));
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
    console.error(`The reports cannot be read: ${error.message}${cause}`);
    return 1;
  } finally {
    await close();
  }

  async function clear(game: string): Promise<number> {
    const number = await store.deleteOf(game);
    if (number === 0) return failWith(`There are no reports of ${game}`);
    const reports = `${number} ${number === 1 ? "report" : "reports"}`;
    console.log(`Forgot ${reports} of ${game}`);
    await noteInJournal("reports.clear", game, reports);
    return 0;
  }
}

async function retry(game: string, dataDir: string, hasSandbox: boolean): Promise<number> {
  try {
    return await retryGame(game, dataDir, { hasSandbox });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failWith(`Refused: ${game}: ${error.message}`);
  }
}
