import { pino } from "pino";
import { withCommands } from "#paths.mjs";
import type { Config } from "#server/config.ts";
import { portalDatabase } from "#server/database.ts";
import { portalVersion } from "#server/portal-version.ts";
import { missingData } from "./data-folder.ts";

/**
 * Why this version must not serve: a newer one has migrated the database. Undefined where all is well, and where the database is down, which
 * the portal can do without. What an older version left is migrated on the way, as the portal would do next.
 */
export async function newerDatabase(
  config: Pick<Config, "dataDir" | "databaseUrl">,
): Promise<string | undefined> {
  if (missingData(config)) return undefined;
  const database = portalDatabase(config, pino({ level: "silent" }));
  await database.open();
  const outage = database.outage();
  await database.close();
  if (!outage?.isNewer) return undefined;
  return withCommands(
    `Refused: this is ${portalVersion()}, and the database is not for it: ${outage.reason} (npm run restore -- --from <backup>).`,
  );
}
