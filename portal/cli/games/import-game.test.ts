import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aZip } from "#adapters/files/zip.fixture.ts";
import { anAdvanceCartridge } from "#domain/catalogue/cartridge/advance.fixture.ts";
import { aGameBoyCartridge } from "#domain/catalogue/cartridge/game-boy.fixture.ts";
import { anNesCartridge } from "#domain/catalogue/cartridge/nes.fixture.ts";
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
    ["game.swf", "\r\n<html><h1>404", "it is a page, as sites send it"],
    ["game.zip", "<html><h1>404", "it is a page, as sites send it"],
    ["game.zip", "Rar!\x1a\x07", "it is a RAR archive"],
    ["game.zip", "7z\xbc\xaf\x27\x1c", "it is a 7z archive"],
    ["game.zip", "", "it is an empty file"],
    ["game.zip", "PK\x03\x04 and no end", "the zip is cut short, or is none"],
    ["game.zip", "PK\x05\x06".padEnd(22, "\0"), "the zip is empty"],
    ["game.dcr", "RIFX", "This is not a Flash movie"],
    ["game.nes", "PK\x03\x04", "it is a zip by another name"],
    ["game.gba", "<html><h1>404", "it is a page, as sites send it"],
    ["game.gb", "GB?", "it has neither the head of an NES cartridge nor that of a Game Boy"],
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
      flash: { parameters: { level: "2" } },
      systemFiles: 1,
    });
    expect(await readdir(join(staging(), "flash/pond.files"))).toEqual(["words.txt"]);
    expect(existsSync(join(staging(), "html5/pond"))).toBe(false);
  });

  it("takes a cartridge, which the console page plays, and tells what it is", async () => {
    const file = join(dir, "Snail Race (World).nes");
    await writeFile(file, anNesCartridge({ hasBattery: true }));
    expect(await importGame(file, {}, staging())).toMatchObject({
      type: "html5",
      path: "consoles/snail-race/",
      name: "Snail Race",
      installPath: "html5/consoles/snail-race",
      tags: ["console", "retro", "nes"],
      stage: { width: 256, height: 240 },
      remarks: ["It is an NES cartridge, 24 KB, NROM (mapper 0), with battery."],
    });
    expect(await readdir(join(staging(), "html5/consoles/snail-race"))).toEqual(["cartridge.rom"]);
  });

  it("names a cartridge after its head where its file says nothing", async () => {
    const file = join(dir, "game.gb");
    await writeFile(file, aGameBoyCartridge({ title: "SNAIL RACE" }));
    expect(await importGame(file, {}, staging())).toMatchObject({
      path: "consoles/snail-race/",
      name: "Snail Race",
    });
    expect(await importGame(file, { name: "Slow!" }, staging())).toMatchObject({ path: "consoles/slow/" });
  });

  it("takes the only cartridge out of a zip or a folder, and leaves the rest", async () => {
    const file = join(dir, "anything.zip");
    const bytes = Buffer.from(aGameBoyCartridge({ colourFlag: 0x80 }));
    await writeFile(
      file,
      aZip([
        { name: "race/Snail Race.gbc", content: bytes },
        { name: "race/readme.txt", content: "press start" },
      ]),
    );
    expect(await importGame(file, {}, staging())).toMatchObject({
      path: "consoles/snail-race/",
      tags: ["console", "retro", "gbc"],
    });
    expect(await readdir(join(staging(), "html5"))).toEqual(["consoles"]);
    await mkdir(join(dir, "folder"));
    await writeFile(join(dir, "folder/Snail Race.gbc"), bytes);
    expect(await importGame(join(dir, "folder"), {}, staging())).toMatchObject({
      path: "consoles/snail-race/",
    });
  });

  it("refuses a zip with several cartridges, and a cartridge with hardware that the engine lacks", async () => {
    const several = join(dir, "several.zip");
    await writeFile(
      several,
      aZip(["b.gb", "a.gb"].map((name) => ({ name, content: Buffer.from(aGameBoyCartridge()) }))),
    );
    await expect(importGame(several, {}, staging())).rejects.toThrow("several cartridges (a.gb, b.gb)");
    const file = join(dir, "chip.nes");
    await writeFile(file, anNesCartridge({ mapper: 24 }));
    await expect(importGame(file, {}, staging())).rejects.toThrow("VRC6 (mapper 24)");
  });

  it("takes a Game Boy Advance cartridge with its shoulder buttons, and refuses a hurt one", async () => {
    const file = join(dir, "Snail Race (World).gba");
    await writeFile(file, anAdvanceCartridge());
    expect(await importGame(file, {}, staging())).toMatchObject({
      type: "html5",
      path: "consoles/snail-race/",
      tags: ["console", "retro", "gba"],
      stage: { width: 240, height: 160 },
      input: { keys: ["KeyX", "KeyZ", "Enter", "KeyC", "KeyQ", "KeyE"] },
      remarks: ["It is a Game Boy Advance cartridge, 1 KB, SRAM 32 KB, with battery."],
    });
    expect(await readdir(join(staging(), "html5/consoles/snail-race"))).toEqual(["cartridge.rom"]);
    await writeFile(file, anAdvanceCartridge().with(0xa0, 1));
    await expect(importGame(file, {}, staging())).rejects.toThrow("the checksum of its head is wrong");
  });

  it("leaves a page beside a cartridge a page", async () => {
    const folder = join(dir, "paged");
    await mkdir(folder);
    await writeFile(join(folder, "index.html"), "<p>");
    await writeFile(join(folder, "rom.nes"), anNesCartridge());
    expect(await importGame(folder, {}, staging())).toMatchObject({ path: "paged/" });
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
