import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqlCountStore } from "@recess/portal/adapters/sql/count-store.ts";
import { engineOf, openDatabase } from "@recess/portal/adapters/sql/db.ts";
import { withAccounts } from "#quality/lib/accounts.ts";
import type { Found, Ledger } from "./ledger.ts";

export const silent = { began: () => undefined, ended: () => undefined };

type DatabaseOptions = Parameters<typeof engineOf>[0];

/** Adds an account as an operator does, and puts it into the ledger. */
export async function addAccount(ledger: Ledger, database: DatabaseOptions, email: string): Promise<void> {
  const password = `a password for ${email}`;
  await withAccounts(database, (accounts) => accounts.add({ email, name: email, password }));
  ledger.accounts.set(email, password);
}

/** What is there of the things in the ledger: in the database, and as the site at this origin answers. */
export async function findAcknowledged(
  ledger: Ledger,
  { origin, ...database }: DatabaseOptions & { readonly origin: string },
): Promise<Found> {
  const listed = await withAccounts(database, (accounts) => accounts.list());
  return {
    accounts: new Set(listed.map(({ email }) => email)),
    sessions: await validSessions(origin, ledger),
    counts: await readCounts(database),
    isIntact: database.databaseUrl !== undefined || isIntact(join(database.dataDir, "recess.sqlite")),
  };
}

/** Counts that were flushed, by `day kind subject`. */
export async function readCounts(options: DatabaseOptions): Promise<Map<string, number>> {
  const { db, close } = openDatabase(engineOf(options), { report: silent });
  const counts = await sqlCountStore(db).since("2000-01-01");
  await close();
  return new Map(counts.map(({ day, kind, subject, number }) => [`${day} ${kind} ${subject}`, number]));
}

/** Sessions of the ledger that still sign somebody in, and whom. */
async function validSessions(origin: string, { sessions }: Ledger) {
  const found = new Map<string, string | undefined>();
  for (const [cookie, email] of sessions) {
    const html = await (await fetch(`${origin}/articles`, { headers: { cookie } })).text();
    found.set(cookie, html.includes("Sign out") ? email : undefined);
  }
  return found;
}

function isIntact(file: string): boolean {
  const handle = new DatabaseSync(file, { timeout: 5000 });
  try {
    const [row] = handle.prepare("pragma integrity_check").all();
    return row?.["integrity_check"] === "ok";
  } finally {
    handle.close();
  }
}
