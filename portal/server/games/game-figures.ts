import { sqlCountStore } from "#adapters/sql/count-store.ts";
import type { Db } from "#adapters/sql/db.ts";
import { sqlGameReports } from "#adapters/sql/game-report-store.ts";
import type { GameFigures } from "#domain/catalogue/overlay/game-table.ts";
import { ifUnavailable } from "#domain/errors.ts";
import { firstReportDay } from "#domain/game-reports/game-report-store.ts";
import { summarizeReports } from "#domain/game-reports/report-summary.ts";
import { firstDay } from "#domain/statistics/report.ts";

/** Days over which plays are counted in the table of games. */
export const PLAYS_DAYS = 30;
/** Games whose plays are known; the rest is hardly played. */
const MAX_PLAYED = 100_000;

/** Reads plays and reports of all games; none while the database is down. */
export async function readGameFigures(db: Db, now: Date): Promise<GameFigures> {
  const [plays, reports] = await Promise.all([
    sqlCountStore(db)
      .sumsSince("launch", firstDay(now, PLAYS_DAYS), MAX_PLAYED)
      .catch(ifUnavailable(new Map())),
    sqlGameReports(db).since(firstReportDay(now)).catch(ifUnavailable([])),
  ]);
  return {
    plays,
    reports: new Map(summarizeReports(reports).map(({ game, reporters }) => [game, reporters])),
  };
}
