import { existsSync } from "node:fs";
import { join } from "node:path";
import { openReports } from "@recess/portal/cli/game-reports/open-reports.ts";
import { Refusal } from "@recess/portal/domain/errors.ts";
import { firstReportDay } from "@recess/portal/domain/game-reports/game-report-store.ts";
import { gamesToTry } from "@recess/portal/domain/game-reports/report-summary.ts";
import { readConfig } from "@recess/portal/server/config.ts";

/** How many addresses reported each game that is marked for a try, from the portal's database; empty where there is none. */
export async function reportedGames(env: NodeJS.ProcessEnv): Promise<ReadonlyMap<string, number>> {
  const config = readConfig(env);
  if ("mistakes" in config) return new Map();
  // A look must not make a database.
  if (!config.databaseUrl && !existsSync(join(config.dataDir, "recess.sqlite"))) return new Map();
  const { store, close } = openReports(config);
  try {
    return gamesToTry(await store.since(firstReportDay(new Date())));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`Reports of broken games cannot be read: ${error.message}`);
    return new Map();
  } finally {
    await close();
  }
}
