import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { portalDatabase } from "#server/database.ts";
import { makeDataPrivate } from "./private-data.ts";
import { sessionSecret } from "./secret.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "recess-private-"));
});
afterEach(() => rm(dir, { recursive: true }));

const silent = pino({ level: "silent" });
const files = ["recess.sqlite", "recess.sqlite-wal", "recess.sqlite-shm", "session-secret"];
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
const modes = async (dataDir: string) =>
  Promise.all(["", ...files].map(async (name) => modeOf(join(dataDir, name))));

/** A portal that has written something, so that all files are there. */
async function openedAt(dataDir: string) {
  const database = portalDatabase({ dataDir, databaseUrl: undefined }, silent);
  await database.open();
  sessionSecret({ dataDir, sessionSecret: undefined }, silent);
  return database;
}

describe("the data folder", () => {
  it("is created for its owner only, with every file that holds accounts", async () => {
    const dataDir = join(dir, "data");
    const database = await openedAt(dataDir);
    expect(await modes(dataDir)).toEqual(["700", "600", "600", "600", "600"]);
    await database.close();
  });

  it("stays so when the database is created while the portal runs, whatever the folder", async () => {
    await chmod(dir, 0o755);
    const database = portalDatabase({ dataDir: dir, databaseUrl: undefined }, silent);
    await chmod(dir, 0o755);
    await database.open();
    expect(await modeOf(join(dir, "recess.sqlite"))).toBe("600");
    expect(await modeOf(join(dir, "recess.sqlite-wal"))).toBe("600");
    await database.close();
  });

  it("is tightened where an earlier version left it open, and the log says so once", async () => {
    const dataDir = join(dir, "data");
    await mkdir(dataDir);
    for (const name of files) await writeFile(join(dataDir, name), "");
    for (const path of [dataDir, ...files.map((name) => join(dataDir, name))]) await chmod(path, 0o755);
    const warn = vi.fn();
    makeDataPrivate(dataDir, { warn });
    makeDataPrivate(dataDir, { warn });
    expect(await modes(dataDir)).toEqual(["700", "700", "700", "700", "700"]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { files: ["", ...files].map((name) => join(dataDir, name)) },
      expect.stringContaining("now only the owner can"),
    );
  });

  it("is left alone behind a link, which may lead anywhere", async () => {
    const elsewhere = join(dir, "elsewhere");
    await writeFile(elsewhere, "");
    await chmod(elsewhere, 0o644);
    await mkdir(join(dir, "data"));
    await symlink(elsewhere, join(dir, "data", "session-secret"));
    makeDataPrivate(join(dir, "data"), silent);
    expect(await modeOf(elsewhere)).toBe("644");
  });

  it("does not stop the start where it cannot be made", async () => {
    await writeFile(join(dir, "file"), "");
    expect(() => makeDataPrivate(join(dir, "file", "data"), silent)).not.toThrow();
  });
});
