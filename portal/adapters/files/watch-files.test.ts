import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { aFolder } from "./temp-folder.fixture.ts";
import { watchFiles } from "./watch-files.ts";
import { writeFileAtomic } from "./write-file-atomic.ts";

const INTERVAL_MS = 5;

async function watched() {
  const dir = join(await aFolder({ "games/list.json": "[]", "games/other.json": "[]" }), "games");
  const changes = vi.fn();
  onTestFinished(watchFiles(dir, ["list.json"], changes, INTERVAL_MS));
  const expectChanges = (number: number) => vi.waitFor(() => expect(changes).toHaveBeenCalledTimes(number));
  return { dir, expectChanges };
}

describe("watchFiles", () => {
  it("tells when a file has changed, gone or come, and of no other file", async () => {
    const { dir, expectChanges } = await watched();
    await writeFileAtomic(join(dir, "other.json"), "[1]");
    await writeFileAtomic(join(dir, "list.json"), "[1]");
    await expectChanges(1);
    await rm(join(dir, "list.json"));
    await expectChanges(2);
    await writeFileAtomic(join(dir, "list.json"), "[1]");
    await expectChanges(3);
  });

  it("goes on when another folder has taken the place, as after a restore", async () => {
    const { dir, expectChanges } = await watched();
    await rename(dir, `${dir}-before`);
    await mkdir(dir);
    await expectChanges(1);
    await writeFileAtomic(join(dir, "list.json"), "[2]");
    await expectChanges(2);
    await writeFileAtomic(join(`${dir}-before`, "list.json"), "[3, 3]");
    await writeFileAtomic(join(dir, "list.json"), "[2, 2]");
    await expectChanges(3);
  });
});
