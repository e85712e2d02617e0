import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ImportTarget } from "#domain/catalogue/imported-game.ts";
import { Refusal } from "#domain/errors.ts";
import { importFolder, importUnpacked } from "./import-folder.ts";
import { unpackZip } from "./unpack-zip.ts";
import { aZip } from "./zip.fixture.ts";

let dir: string;
const target = () => ({ slug: "fun", name: "Fun", stagingDir: join(dir, "staging") });

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "recess-bring-"));
});
afterEach(() => rm(dir, { recursive: true }));

async function zipOf(members: Parameters<typeof aZip>[0]): Promise<string> {
  const file = join(dir, "game.zip");
  await writeFile(file, aZip(members));
  return file;
}

async function importZip(file: string, into: ImportTarget) {
  return importUnpacked(await unpackZip(file, join(into.stagingDir, "html5", into.slug)), into);
}

describe("importUnpacked", () => {
  it("imports a game, and drops a single folder around it", async () => {
    const file = await zipOf([
      { name: "my-game/index.html", content: "<p>hello" },
      { name: "my-game/js/main.js", content: "1" },
    ]);
    expect(await importZip(file, target())).toMatchObject({
      type: "html5",
      path: "fun/",
      installPath: "html5/fun",
      bytes: 9,
    });
    expect((await readdir(join(dir, "staging/html5/fun"))).toSorted()).toEqual(["index.html", "js"]);
  });

  it("tells which other hosts the game names", async () => {
    const file = await zipOf([
      {
        name: "index.html",
        content:
          '<script src="https://cdn.example.com/x.js"></script><svg xmlns="http://www.w3.org/2000/svg">',
      },
      { name: "style.css", content: "@import url(//fonts.example.net/a);" },
    ]);
    const imported = await importZip(file, target());
    expect(imported.hosts).toEqual(["fonts.example.net"]);
    expect(imported.adaptations?.blockedScripts).toEqual(["https://cdn.example.com/x.js"]);
  });

  it("puts a known library beside the game, rewrites tests for frames and paths from the root, and says so", async () => {
    const file = await zipOf([
      {
        name: "index.html",
        content:
          '<script src="https://code.jquery.com/jquery-1.9.1.min.js"></script><script src="/js/main.js"></script>',
      },
      { name: "js/main.js", content: "if (top != self) top.location = self.location; confirm('\u00e9')" },
    ]);
    const fetchLibrary = async () => Buffer.from("jQuery()");
    const imported = await importZip(file, { ...target(), fetchLibrary });
    expect(imported.adaptations).toEqual({
      libraries: ["jquery 1.12.4 for https://code.jquery.com/jquery-1.9.1.min.js"],
      blockedScripts: [],
      frameTests: 1,
      ownPaths: 1,
      needs: ["dialogs"],
    });
    const text = (name: string) => readFile(join(dir, "staging/html5/fun", name), "utf8");
    expect(await text("index.html")).toBe(
      '<script src="recess-libraries/jquery-1.12.4.js"></script><script src="./js/main.js"></script>',
    );
    expect(await text("recess-libraries/jquery-1.12.4.js")).toBe("jQuery()");
    expect(await text("js/main.js")).toBe(
      "if (gameTop != self) top.location = self.location; confirm('\u00e9')",
    );
  });

  it("takes a game whose library could not be fetched, and says that it will not work", async () => {
    const file = await zipOf([
      { name: "index.html", content: '<script src="https://code.jquery.com/jquery-3.6.0.js"></script>' },
    ]);
    const fetchLibrary = async () => {
      throw new Refusal("upload-refused", "no network");
    };
    expect((await importZip(file, { ...target(), fetchLibrary })).adaptations).toMatchObject({
      libraries: [],
      blockedScripts: ["https://code.jquery.com/jquery-3.6.0.js (no network)"],
    });
  });

  it("leaves out compressed copies of files, which could be sent in their place", async () => {
    const file = await zipOf([
      { name: "index.html", content: "<script src=js/code.js></script>" },
      { name: "js/code.js", content: "1" },
      { name: "js/code.js.br", content: "another script" },
      { name: "js/CODE.js.GZ", content: "not its copy" },
      { name: "index.html.gz", content: "another page" },
      { name: "data.bin.gz", content: "the game's own" },
    ]);
    expect(await importZip(file, target())).toMatchObject({ leftOut: ["index.html.gz", "js/code.js.br"] });
    expect((await readdir(join(dir, "staging/html5/fun"), { recursive: true })).toSorted()).toEqual([
      "data.bin.gz",
      "index.html",
      "js",
      "js/CODE.js.GZ",
      "js/code.js",
    ]);
  });

  it("finds other hosts in every file that is no picture or sound, compressed ones too", async () => {
    const names = (host: string) => `fetch("https://${host}/x")`;
    const file = await zipOf([
      { name: "index.html", content: "<p>" },
      { name: "art.svg", content: names("svg.example.com") },
      { name: "level.json", content: names("json.example.com") },
      { name: "code.cjs", content: names("cjs.example.com") },
      { name: "nothing", content: names("bare.example.com") },
      { name: "code.data.br", content: brotliCompressSync(names("br.example.com")) },
      { name: "code.data.gz", content: gzipSync(names("gz.example.com")) },
      { name: "photo.png", content: names("png.example.com") },
    ]);
    expect((await importZip(file, target())).hosts).toEqual([
      "bare.example.com",
      "br.example.com",
      "cjs.example.com",
      "gz.example.com",
      "json.example.com",
      "svg.example.com",
    ]);
  });

  it.each([
    ["climbs out", [{ name: "../evil.html" }]],
    ["climbs out from within", [{ name: "a/../../evil.html" }]],
    ["starts at the root", [{ name: "/etc/evil" }]],
    ["uses another system's separators", [{ name: "..\\evil.html" }]],
    ["names a drive", [{ name: "C:/evil.html" }]],
    ["it has a link: index.html", [{ name: "index.html", content: "/etc/passwd", mode: 0o120777 }]],
    ["is longer than it says", [{ name: "index.html", content: "x".repeat(5000), claimedSize: 10 }]],
    ["has no index.html", [{ name: "readme.txt" }]],
    ["is empty", []],
  ])("refuses a zip whose member %s, and leaves nothing outside", async (_, members) => {
    await expect(importZip(await zipOf(members), target())).rejects.toMatchObject({
      name: "Refusal",
      code: "upload-refused",
    });
    expect(existsSync(join(dir, "evil.html"))).toBe(false);
    expect(existsSync(join(dir, "staging/evil.html"))).toBe(false);
  });

  it("refuses a zip bomb", async () => {
    const large = Buffer.alloc(160 * 1024 * 1024);
    const file = await zipOf([
      { name: "index.html", content: large },
      { name: "more.bin", content: large },
    ]);
    await expect(importZip(file, target())).rejects.toThrow(
      "it has 2 files of 320 MB; at most 5000 files of 300 MB are taken",
    );
    expect(existsSync(join(dir, "staging"))).toBe(false);
  });

  it("says what to do with an encrypted zip", async () => {
    const file = await zipOf([{ name: "index.html", content: "<p>", isEncrypted: true }]);
    await expect(importZip(file, target())).rejects.toThrow("the zip is encrypted: unpack it");
  });

  it("refuses a file that is not a zip", async () => {
    const file = join(dir, "game.zip");
    await writeFile(file, "not a zip at all");
    await expect(importZip(file, target())).rejects.toMatchObject({ code: "upload-refused" });
  });
});

describe("importFolder", () => {
  it("copies a folder with an index.html", async () => {
    await mkdir(join(dir, "game/img"), { recursive: true });
    await writeFile(join(dir, "game/index.html"), "<p>hi");
    await writeFile(join(dir, "game/img/a.png"), "png");
    expect(await importFolder(`${join(dir, "game")}/`, target())).toMatchObject({ path: "fun/", bytes: 8 });
    expect(existsSync(join(dir, "staging/html5/fun/img/a.png"))).toBe(true);
  });

  it("lifts a lone folder in a lone folder, starts with the only page, and leaves out files of the system", async () => {
    const folder = join(dir, "source");
    await mkdir(join(folder, "outer", "inner", ".git"), { recursive: true });
    await mkdir(join(folder, "__MACOSX"));
    for (const name of [
      "outer/inner/play.html",
      "outer/inner/.DS_Store",
      "outer/inner/.git/HEAD",
      "__MACOSX/x",
      "outer/inner/Thumbs.db",
    ])
      await writeFile(join(folder, name), "x");
    expect(await importFolder(folder, target())).toMatchObject({
      path: "fun/play.html",
      installPath: "html5/fun",
      systemFiles: 4,
    });
    expect(await readdir(join(dir, "staging/html5/fun"))).toEqual(["play.html"]);
  });

  it("starts with the page that it is told to, and asks where there are several", async () => {
    const folder = join(dir, "source");
    await mkdir(folder);
    for (const name of ["a.html", "b.html"]) await writeFile(join(folder, name), "<p>");
    expect(await importFolder(folder, { ...target(), entry: "b.html" })).toMatchObject({
      path: "fun/b.html",
    });
    await expect(importFolder(folder, target())).rejects.toThrow(
      "no index.html at its top; name the page to start with: --entry a.html",
    );
    await expect(importFolder(folder, { ...target(), entry: "c.html" })).rejects.toThrow(
      "there is no c.html",
    );
  });

  it("refuses links, which could show files from anywhere", async () => {
    await mkdir(join(dir, "game"));
    await writeFile(join(dir, "game/index.html"), "<p>hi");
    await symlink("/etc/hostname", join(dir, "game/secret.txt"));
    await expect(importFolder(join(dir, "game"), target())).rejects.toThrow("it has a link: secret.txt");
  });
});
