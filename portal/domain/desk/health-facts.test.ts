import { describe, expect, it } from "vitest";
import type { Health } from "./care.ts";
import { healthFacts } from "./health-facts.ts";

const well: Health = {
  database: { engine: "sqlite", outage: undefined, responseMs: 0.25, bytes: 2_500_000 },
  redis: undefined,
  disk: { freeBytes: 50e9, totalBytes: 100e9 },
  memory: { usedBytes: 90e6, freeBytes: 1e9, totalBytes: 4e9 },
  processes: 2,
  uptimeSeconds: 60,
};
const illIn = (given: Partial<Health>) => healthFacts({ ...well, ...given }).filter(({ isWell }) => !isWell);

describe("healthFacts", () => {
  it("tells of database, Redis, disk and memory", () => {
    expect(healthFacts(well).map(({ title, value, detail }) => `${title}: ${value}, ${detail}`)).toEqual([
      "Database: well, SQLite, 2.5 MB, answers in 0.3 ms",
      "Redis: not used, 2 processes count visitors apart, and share no rooms; REDIS_URL joins them",
      "Disk: 50 GB free, of 100 GB, where the data folder is",
      "Memory: 90 MB, used by this one of 2 processes; 1.0 GB of 4.0 GB free",
    ]);
  });

  it("asks for no Redis where there is one process", () => {
    expect(healthFacts({ ...well, processes: 1 })[1]?.detail).toBe("needed by several processes alone");
  });

  it("says what is out of order", () => {
    const database = { ...well.database, outage: "it is locked" };
    expect(illIn({ database })).toMatchObject([{ value: "out of order", detail: "it is locked" }]);
    expect(illIn({ redis: "down" })).toMatchObject([{ title: "Redis" }]);
    expect(illIn({ disk: { freeBytes: 9e9, totalBytes: 100e9 } })).toMatchObject([{ title: "Disk" }]);
    expect(illIn({ redis: "up" })).toEqual([]);
  });
});
