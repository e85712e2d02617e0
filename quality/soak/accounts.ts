import { readConfig } from "@recess/portal/server/config.ts";
import { openAccounts } from "@recess/portal/server/portal.ts";
import { pino } from "pino";

/** Accounts as an operator adds them, before the portal is started. */
export async function addAccounts(dataDir: string, number: number) {
  const config = readConfig({ DATA_DIR: dataDir });
  if ("mistakes" in config) throw new Error(config.mistakes.join());
  const { accounts, close } = openAccounts(config, pino({ level: "silent" }));
  const added = [];
  for (let at = 1; at <= number; at++) {
    const account = { email: `pupil${at}@example.org`, password: `a password for pupil ${at}` };
    await accounts.add({ ...account, name: `Pupil ${at}` });
    added.push(account);
  }
  await close();
  return added;
}
