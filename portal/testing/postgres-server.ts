import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { postgresFolders } from "#adapters/sql/postgres-programs.ts";
import { freePort } from "./free-port.ts";
import { serviceDir, startService, type TestService, unprivileged } from "./service-process.ts";

/** The folder with PostgreSQL's `initdb` and `postgres`: where Debian puts them, or on `PATH`. */
export function findPostgres(): string | undefined {
  return postgresFolders().find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}

/**
 * Starts a PostgreSQL server of its own for tests, with an empty database and a temporary folder. It listens on the loopback address and on
 * `addresses`, for clients in the networks of those.
 */
export async function startPostgres(bin: string, addresses: readonly string[] = []): Promise<TestService> {
  const dir = serviceDir("recess-postgres-");
  const port = await freePort();
  const data = join(dir, "data");
  const initdb = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-A", "trust", "-U", "recess", "-E", "UTF8", "--no-sync"],
    { ...unprivileged(dir), encoding: "utf8" },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`);
  if (addresses.length > 0) appendFileSync(join(data, "pg_hba.conf"), "host all all samenet trust\n");
  const settings = ["-c", `listen_addresses=${["127.0.0.1", ...addresses].join()}`, "-c", "fsync=off"];
  const url = `postgres://recess@127.0.0.1:${port}/postgres`;
  return startService({
    dir,
    port,
    command: join(bin, "postgres"),
    args: ["-D", data, "-p", `${port}`, "-k", dir, ...settings],
    stopSignal: "SIGINT",
    // Immediate shutdown, recovered at the next start. After SIGKILL its child processes would answer for a while.
    killSignal: "SIGQUIT",
    url,
    isReady: () => answersQueries(url),
  });
}

/** Makes an empty database on a server, for one test. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portal_${randomBytes(6).toString("hex")}`;
  const run = async (statement: string) => {
    const client = new pg.Client(server);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: name }).href,
    drop: () => run(`drop database ${name} with (force)`),
  };
}

/** PostgreSQL accepts connections before it has started or recovered, and refuses them in words. */
async function answersQueries(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
