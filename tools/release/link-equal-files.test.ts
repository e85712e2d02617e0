import { mkdir, mkdtempDisposable, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { bytesBelow } from "./archive.ts";
import { linkEqualFiles } from "./link-equal-files.ts";

it("keeps files that several games bring along once on the disk, and all others as they are", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "link-"));
  const dir = folder.path;
  const engine = Buffer.alloc(5000, "engine");
  await mkdir(join(dir, "games", "one"), { recursive: true });
  await mkdir(join(dir, "games", "two"));
  await writeFile(join(dir, "games", "one", "engine.js"), engine);
  await writeFile(join(dir, "games", "two", "engine.js"), engine);
  await writeFile(join(dir, "games", "two", "other.js"), Buffer.alloc(5000, "other"));
  await writeFile(join(dir, "a.txt"), "short");
  await writeFile(join(dir, "b.txt"), "short");
  await linkEqualFiles(dir);
  expect(await readFile(join(dir, "games", "two", "engine.js"))).toEqual(engine);
  const inodes = await Promise.all(
    ["one/engine.js", "two/engine.js", "two/other.js"].map(
      async (name) => (await stat(join(dir, "games", name))).ino,
    ),
  );
  expect(inodes[1]).toBe(inodes[0]);
  expect(inodes[2]).not.toBe(inodes[0]);
  expect(await bytesBelow(dir)).toBe(10_010);
});
