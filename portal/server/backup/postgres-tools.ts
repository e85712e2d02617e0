import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { findPostgresProgram } from "#adapters/sql/postgres-programs.ts";
import { BackupRefusal } from "./backup-refusal.ts";

/** Dumps all tables with `pg_dump`, in PostgreSQL's custom archive format. Parcels are left out, as visitors are promised that they go. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  await run(
    "pg_dump",
    ["--format=custom", "--no-owner", "--no-privileges", "--exclude-table-data=parcel", `--file=${file}`],
    url,
  );
}

/** Restores a dump with `pg_restore` in one transaction: one that fails half-way leaves the tables as they were. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  const { pathname } = new URL(url);
  await run(
    "pg_restore",
    [
      "--clean",
      "--if-exists",
      "--no-owner",
      "--no-privileges",
      "--single-transaction",
      `--dbname=${decodeURIComponent(pathname.slice(1))}`,
      file,
    ],
    url,
  );
}

/** Names of the tables in a dump. */
export async function tablesInDump(file: string): Promise<string[]> {
  const lines = (await run("pg_restore", ["--list", file])).split("\n");
  return lines.flatMap((line) => /^\d+; \d+ \d+ TABLE \S+ (\w+) /.exec(line)?.[1] ?? []);
}

/** Rows of one table in a dump, each with its columns in the order in which they were made. Nothing is restored for it. */
export async function rowsInDump(file: string, table: string): Promise<string[][]> {
  const args = ["--data-only", `--table=${table}`, "--file=-", file];
  const rows = /^COPY .*;\n((?:.*\n)*?)\\\.$/m.exec(await run("pg_restore", args))?.[1] ?? "";
  return rows.split("\n").flatMap((row) => (row === "" ? [] : [row.split("\t")]));
}

async function run(tool: "pg_dump" | "pg_restore", args: readonly string[], url?: string): Promise<string> {
  const command = findPostgresProgram(tool);
  if (!command)
    throw new BackupRefusal(
      `${tool} is not installed. Install PostgreSQL's client programs (Debian: apt install postgresql-client), or use the backup of whoever runs the database`,
    );
  const child = spawn(command, args, {
    env: { ...process.env, ...(url && connectionVariables(url)) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once("close", resolve)),
  ]);
  if (status !== 0) throw new BackupRefusal(`${tool} failed: ${stderr.trim().split("\n").at(-1)}`);
  return stdout;
}

/** The connection as libpq's environment variables: every user of the machine can read a command line. */
function connectionVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const all = {
    PGHOST: searchParams.get("host") ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get("sslmode") ?? "",
    PGOPTIONS: searchParams.get("options") ?? "",
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}
