import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMirrorFolder } from "./mirror-folder.ts";

let temp: string;
beforeAll(async () => {
  temp = await mkdtemp(join(tmpdir(), "recess-mirror-folder-"));
});
afterAll(() => rm(temp, { recursive: true }));

describe("the folder of a mirror", () => {
  it("is there once it is published, and takes the place of the former one", async () => {
    const out = join(temp, "site");
    const first = await openMirrorFolder(out);
    await first.write("play/index.html", "one");
    expect(await readdir(temp)).not.toContain("site");
    await first.publish();
    const second = await openMirrorFolder(out);
    await second.write("index.html", "two");
    expect(await readFile(join(out, "play/index.html"), "utf8")).toBe("one");
    await second.publish();
    await second.discard();
    expect(await readdir(out)).toEqual(["index.html", "mirror.json"]);
    expect(await readdir(temp)).toEqual(["site"]);
  });

  it("is refused where something else is, and leaves it alone", async () => {
    const out = join(temp, "photos");
    await mkdir(out);
    await writeFile(join(out, "cat.png"), "a cat");
    await expect(openMirrorFolder(out)).rejects.toThrow("has something else in it");
    expect(await readdir(out)).toEqual(["cat.png"]);
    await rm(out, { recursive: true });
  });

  it("leaves nothing behind when it is discarded", async () => {
    const folder = await openMirrorFolder(join(temp, "half"));
    await folder.write("index.html", "half");
    await folder.discard();
    expect(await readdir(temp)).not.toContain(expect.stringContaining("half"));
  });
});
