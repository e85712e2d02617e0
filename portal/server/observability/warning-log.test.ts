import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import { openLog } from "./log.ts";
import { keepingWarnings, readWarnings } from "./warning-log.ts";

describe("the log of warnings", () => {
  it("has warnings and errors of all processes, latest first, and no lines below", async () => {
    const dataDir = await aFolder({});
    const output = { write: vi.fn() };
    const logs = [1, 2].map(() => openLog("info", keepingWarnings(dataDir, output)));
    logs[0]?.info("a request");
    logs[0]?.warn({ reason: "it is read-only" }, "the database is out of order");
    await vi.waitFor(async () => expect(await readWarnings(dataDir)).toHaveLength(1), 5000);
    logs[1]?.error({ error: new Error("mail of ada@example.org") }, "a page could not be shown");
    await vi.waitFor(async () => expect(await readWarnings(dataDir)).toHaveLength(2), 5000);
    expect(await readWarnings(dataDir)).toMatchObject([
      { level: "error", text: "a page could not be shown", reason: "mail of [email]" },
      { level: "warn", text: "the database is out of order", reason: "it is read-only" },
    ]);
    expect(output.write).toHaveBeenCalledTimes(3);
  });

  it("keeps a fatal line before the process ends, and the last two hundred of a flood", async () => {
    const dataDir = await aFolder({});
    const log = openLog("info", keepingWarnings(dataDir, { write: () => undefined }));
    for (let i = 0; i < 1000; i++) log.warn({ files: "x".repeat(5000) }, `line ${i}`);
    log.fatal("the end");
    const kept = await readWarnings(dataDir);
    expect(kept.slice(0, 2).map(({ text }) => text)).toEqual(["the end", "line 999"]);
    expect(kept).toHaveLength(200);
    expect((await readFile(join(dataDir, "desk", "warnings.jsonl"))).length).toBeLessThan(1_000_000);
  });

  it("leaves the log alone where the folder cannot be written", async () => {
    const dataDir = await aFolder({ desk: "no folder" });
    const output = { write: vi.fn() };
    openLog("warn", keepingWarnings(dataDir, output)).fatal("still said");
    expect(output.write).toHaveBeenCalledOnce();
    expect(await readWarnings(dataDir)).toEqual([]);
  });
});
