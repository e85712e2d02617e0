import { pino } from "pino";
import { sqlGameReports } from "#adapters/sql/game-report-store.ts";
import type { GameReportStore } from "#domain/game-reports/game-report-store.ts";
import type { Config } from "#server/config.ts";
import { portalDatabase } from "#server/database.ts";

/** Opens the reports of broken games in the portal's database, for commands. */
export function openReports(config: Pick<Config, "databaseUrl" | "dataDir">): {
  readonly store: GameReportStore;
  close(): Promise<void>;
} {
  const database = portalDatabase(config, pino({ level: "silent" }));
  return { store: sqlGameReports(database.db), close: () => database.close() };
}
