import { pino } from "pino";
import type { Backups } from "#domain/desk/backups.ts";
import { deskBackups } from "#server/backup/desk-backups.ts";
import type { Config } from "#server/config.ts";
import { openAccounts } from "#server/portal.ts";

/** Uses the backups of the data folder, those that the desk lists. */
export async function withBackups<Result>(
  config: Config,
  use: (backups: Backups) => Promise<Result>,
): Promise<Result> {
  // Opened when they are counted: only a preview does.
  const countAccounts = async () => {
    if (config.firebase) return undefined;
    const { accounts, close } = openAccounts(config, pino({ level: "silent" }));
    const all = await accounts.list().catch(() => undefined);
    await close();
    return all?.length;
  };
  return use(deskBackups(config, { now: () => new Date(), countAccounts }));
}
