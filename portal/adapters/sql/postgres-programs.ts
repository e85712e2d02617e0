import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const debianDir = "/usr/lib/postgresql";

/** Folders that may hold PostgreSQL's programs: Debian's, newest version first, then those on `PATH`. An old `pg_dump` refuses a newer server. */
export function postgresFolders(): string[] {
  const versions = existsSync(debianDir) ? readdirSync(debianDir) : [];
  return [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debianDir, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
}

/** Path of a program such as `pg_dump`, or undefined where it is not installed. */
export function findPostgresProgram(name: string): string | undefined {
  return postgresFolders()
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
