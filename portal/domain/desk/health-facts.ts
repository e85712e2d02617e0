import { byteSize } from "#domain/byte-size.ts";
import type { Health } from "./care.ts";

/** One fact about the portal's health, in words: for the desk and for `npm run health`. */
export type HealthFact = {
  readonly title: string;
  readonly value: string;
  readonly detail: string;
  readonly isWell: boolean;
};

/** Below this share of free space a disk is worth a look. */
const LOW_DISK_SHARE = 0.1;

/** Health of database, Redis, disk and memory, a fact each. */
export function healthFacts({ database, redis, disk, memory, processes }: Health): HealthFact[] {
  return [
    {
      title: "Database",
      isWell: database.outage === undefined,
      value: database.outage === undefined ? "well" : "out of order",
      detail: database.outage ?? databaseDetail(database),
    },
    {
      title: "Redis",
      isWell: redis !== "down",
      value: redis === "up" ? "connected" : redis === "down" ? "not reached" : "not used",
      detail: redis === undefined ? withoutRedis(processes) : "shared by all processes",
    },
    {
      title: "Disk",
      isWell: disk.freeBytes >= disk.totalBytes * LOW_DISK_SHARE,
      value: `${byteSize(disk.freeBytes)} free`,
      detail: `of ${byteSize(disk.totalBytes)}, where the data folder is`,
    },
    {
      title: "Memory",
      isWell: true,
      value: byteSize(memory.usedBytes),
      detail: `used by this one of ${processes} ${processes === 1 ? "process" : "processes"}; ${byteSize(memory.freeBytes)} of ${byteSize(memory.totalBytes)} free`,
    },
  ];
}

function withoutRedis(processes: number): string {
  return processes === 1
    ? "needed by several processes alone"
    : `${processes} processes count visitors apart, and share no rooms; REDIS_URL joins them`;
}

function databaseDetail({ engine, responseMs, bytes }: Health["database"]): string {
  const name = { sqlite: "SQLite", postgres: "PostgreSQL" }[engine];
  if (responseMs === undefined || bytes === undefined) return name;
  return `${name}, ${byteSize(bytes)}, answers in ${responseMs.toFixed(1)} ms`;
}
