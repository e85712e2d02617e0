import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import { storeUpload } from "./store-upload.ts";

const frame = (path: string, text: string) =>
  `${JSON.stringify({ path, size: Buffer.byteLength(text) })}\n${text}`;

/** A body in chunks of a few bytes, as a slow line brings it. */
async function* inPieces(text: string) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

describe("storeUpload", () => {
  it("stores a single film, and gives it", async () => {
    const dir = join(await aFolder({}), "upload");
    const source = await storeUpload(inPieces(frame("Film of mine.swf", "FWS…")), dir);
    expect(source).toBe(join(dir, "Film of mine.swf"));
    expect(await readFile(source, "utf8")).toBe("FWS…");
  });

  it("stores a single cartridge, and gives it", async () => {
    const dir = join(await aFolder({}), "upload");
    expect(await storeUpload(inPieces(frame("Race.gbc", "…")), dir)).toBe(join(dir, "Race.gbc"));
  });

  it("stores a folder without hidden files, and gives it", async () => {
    const dir = join(await aFolder({}), "upload");
    const files = [
      frame("game/index.html", "<p>\n{}\n"),
      frame("game/.DS_Store", "x"),
      frame("__MACOSX/game/index.html", "x"),
      frame("game/js/a.js", ""),
    ];
    expect(await storeUpload(inPieces(files.join("")), dir)).toBe(join(dir, "game"));
    expect(await readFile(join(dir, "game/index.html"), "utf8")).toBe("<p>\n{}\n");
    expect(await readdir(join(dir, "game"))).toEqual(["index.html", "js"]);
  });

  it.each([
    ["a path that leaves the folder", frame("game/../../evil.html", "x")],
    ["an absolute path", frame("/etc/passwd", "x")],
    ["a backslash", frame("game\\evil.html", "x")],
    ["a file twice", frame("a.html", "x") + frame("a.html", "y")],
    ["a file that broke off", `{"path":"a.html","size":9}\nshort`],
    ["a negative size", `{"path":"a.html","size":-1}\n`],
    ["no frames at all", "PK\u0003\u0004 something else\n"],
    ["a head without end", "x".repeat(5000)],
    ["nothing", ""],
    ["a file that is no game", frame("notes.txt", "x")],
  ])("refuses %s, and leaves nothing", async (_, body) => {
    const folder = await aFolder({});
    await expect(storeUpload(inPieces(body), join(folder, "upload"))).rejects.toThrow(/\w/);
    expect(await readdir(folder)).toEqual([]);
  });
});
