import { mkdir, mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { removeOldChunks } from "./server.ts";

const aFile = async (folder: string, name: string, minutes: number) => {
  const written = new Date(Date.UTC(2026, 10, 1, 12, minutes));
  await writeFile(join(folder, name), "");
  await utimes(join(folder, name), written, written);
};

it("leaves what the last build made for processes that still run, and drops what is older", async () => {
  const folder = await mkdtemp(join(tmpdir(), "server-build-"));
  await removeOldChunks(folder);
  await aFile(folder, "main.js", 30);
  await removeOldChunks(folder);
  const assets = join(folder, "assets");
  await mkdir(assets);
  await aFile(assets, "auth-of-the-last.js", 30);
  await aFile(assets, "auth-of-the-one-before.js", 20);
  await removeOldChunks(folder);
  expect(await readdir(assets)).toEqual(["auth-of-the-last.js"]);
});
