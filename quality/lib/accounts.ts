import { readConfig } from "@recess/portal/server/config.ts";
import { openAccounts } from "@recess/portal/server/portal.ts";
import { pino } from "pino";

type Accounts = ReturnType<typeof openAccounts>["accounts"];
type Where = { readonly dataDir: string; readonly databaseUrl?: string | undefined };

/** Opens the accounts of a portal as an operator's command does, whether the portal runs or not. */
export async function withAccounts<T>(
  { dataDir, databaseUrl }: Where,
  use: (accounts: Accounts) => Promise<T>,
): Promise<T> {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  if ("mistakes" in config) throw new Error(config.mistakes.join());
  const { accounts, close } = openAccounts(config, pino({ level: "silent" }));
  return use(accounts).finally(close);
}
