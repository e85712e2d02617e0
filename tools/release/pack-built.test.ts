import { mkdir, mkdtempDisposable, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packBuilt } from "./pack-built.ts";

it("copies the Brotli copy alone where it is smaller, and what the server reads itself as it is", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "pack-"));
  const from = join(folder.path, "from");
  await mkdir(join(from, "game"), { recursive: true });
  const write = (name: string, bytes: number) => writeFile(join(from, name), "x".repeat(bytes));
  for (const name of [
    "game/index.html",
    "game/game.js",
    "game/words-de-0a1b2c3d.json",
    "player.json",
    "game/game.swf",
  ]) {
    await write(name, 1000);
    await write(`${name}.br`, 100);
    await write(`${name}.gz`, 120);
  }
  await write("random.bin", 1000);
  await write("random.bin.br", 999);
  await write("cover.avif", 1000);
  await write("tiny.js", 10);
  await write("data.br", 10);
  await packBuilt(from, join(folder.path, "to"));
  const copied = await readdir(join(folder.path, "to"), { recursive: true });
  expect(copied.toSorted()).toEqual([
    "cover.avif",
    "data.br",
    "game",
    "game/game.js.br",
    "game/game.swf",
    "game/index.html",
    "game/words-de-0a1b2c3d.json.br",
    "player.json",
    "random.bin",
    "tiny.js",
  ]);
});
