import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { BackupRefusal } from "./backup-refusal.ts";

/** All tables, in PostgreSQL's own archive. */
export function dumpPostgres(url: string, file: string): Promise<void> {
  return run("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`], url);
}

/** All or nothing: a restore that fails half-way leaves the tables as they were. */
export function restorePostgres(url: string, file: string): Promise<void> {
  const { pathname } = new URL(url);
  return run(
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

async function run(tool: "pg_dump" | "pg_restore", args: readonly string[], url: string): Promise<void> {
  const command = found(tool);
  if (!command)
    throw new BackupRefusal(
      `${tool} is not installed. Install PostgreSQL's client programs (Debian: apt install postgresql-client), or use the backup of whoever runs the database`,
    );
  const child = spawn(command, args, {
    env: { ...process.env, ...settingsOf(url) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said, status] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once("close", resolve)),
  ]);
  if (status !== 0) throw new BackupRefusal(`${tool} failed: ${said.trim().split("\n").at(-1)}`);
}

/** As variables: what stands on a command line can be read by everybody on the machine. */
function settingsOf(url: string): Record<string, string> {
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

/** The newest, as an old one refuses a newer server: on the path, or where Debian puts them. */
function found(tool: string): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.map((folder) => join(folder, tool)).find((file) => existsSync(file));
}
