import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LockTaken, takeLock, withLock } from "./lock-file.ts";
import { aFolder } from "./temp-folder.fixture.ts";

/** No process has this number. */
const GONE = "999999999";

describe("takeLock", () => {
  it("is for one at a time, and for the next when it is released", async () => {
    const file = join(await aFolder({}), "deep", "lock");
    const release = await takeLock(file);
    await expect(takeLock(file)).rejects.toThrow(LockTaken);
    await release();
    await (await takeLock(file))();
    expect(existsSync(file)).toBe(false);
  });

  it("takes over the lock of a process that was killed", async () => {
    const dir = await aFolder({ lock: GONE });
    const release = await takeLock(join(dir, "lock"));
    await expect(takeLock(join(dir, "lock"))).rejects.toThrow(`process ${process.pid}`);
    await release();
    expect(await readdir(dir)).toEqual([]);
  });

  it("lets everybody in, one after the other", async () => {
    const dir = await aFolder({ lock: GONE });
    const file = join(dir, "count");
    await writeFile(file, "");
    let inside = 0;
    const turns = Array.from({ length: 20 }, () =>
      withLock(join(dir, "lock"), { waitMs: 20_000 }, async () => {
        inside += 1;
        expect(inside).toBe(1);
        await writeFile(file, "x", { flag: "a" });
        inside -= 1;
      }),
    );
    await Promise.all(turns);
    expect(await readdir(dir)).toEqual(["count"]);
  });
});
