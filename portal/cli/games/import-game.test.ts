import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aZip } from "#adapters/files/zip.fixture.ts";
import { anSwf } from "#domain/catalogue/swf/swf.fixture.ts";
import { importGame } from "./import-game.ts";

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "recess-import-game-"));
});
afterEach(() => rm(dir, { recursive: true }));

const staging = () => join(dir, "staging");

describe("importGame", () => {
  it.each([
    ["game.rar", "Rar!\x1a\x07", "it is a RAR archive"],
    ["game.7z", "7z\xbc\xaf\x27\x1c", "it is a 7z archive"],
    ["game.tar.gz", "\x1f\x8b\x08", "it is a compressed archive"],
    ["game.swf", "PK\x03\x04", "it is a zip by another name"],
    ["game.exe", "MZ\x90", "it is a program for Windows"],
    ["game.html", "<!DOCTYPE html><title>Game", "it is a page: give the folder"],
    ["game.swf", "\r\n<html><h1>404", "it is a page: give the folder"],
    ["game.dcr", "RIFX", "This is not a Flash movie"],
  ])("says what %s with %j in it is, and what to do", async (name, bytes, reason) => {
    const file = join(dir, name);
    await writeFile(file, bytes, "latin1");
    await expect(importGame(file, {}, staging())).rejects.toThrow(reason);
  });

  it("takes the film out of a zip whose page wraps it", async () => {
    const file = join(dir, "pond.zip");
    await writeFile(
      file,
      aZip([
        { name: "pond/index.html", content: '<embed src="pond.swf" flashvars="level=2">' },
        { name: "pond/pond.swf", content: Buffer.from(anSwf()) },
        { name: "pond/words.txt", content: "animal=frog" },
        { name: "pond/.DS_Store", content: "x" },
      ]),
    );
    expect(await importGame(file, {}, staging())).toMatchObject({
      type: "flash",
      path: "pond.swf",
      companionPath: "flash/pond.files",
      parameters: { level: "2" },
      systemFiles: 1,
    });
    expect(await readdir(join(staging(), "flash/pond.files"))).toEqual(["words.txt"]);
    expect(existsSync(join(staging(), "html5/pond"))).toBe(false);
  });

  it("tells the size of a folder before it copies any of it", async () => {
    const folder = join(dir, "large");
    await mkdir(folder);
    await writeFile(join(folder, "index.html"), "<p>");
    await Promise.all(Array.from({ length: 5000 }, (_, at) => writeFile(join(folder, `${at}.txt`), "")));
    await expect(importGame(folder, {}, staging())).rejects.toThrow(
      "it has 5001 files of 1 MB; at most 5000 files",
    );
    expect(await readdir(staging())).toEqual([]);
  });
});
