import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readJson } from "./json-file.ts";
import { aFolder } from "./temp-folder.fixture.ts";

const readText = async (text: string) => readJson(join(await aFolder({ "a.json": text }), "a.json"));

describe("readJson", () => {
  it("reads a file, with or without a byte order mark", async () => {
    expect(await readText('{"a": [1]}')).toEqual({ a: [1] });
    expect(await readText("\uFEFF[]")).toEqual([]);
  });

  it.each([
    ["a comma too many", "[\n  1,\n  2,\n]\n", 4],
    ["a comma too few", '{\n  "a": 1\n  "b": 2\n}', 3],
    ["a quote left open", '[\n  "a,\n  "b"\n]', 2],
    ["a word that is none", "[\n  1,\n  yes\n]", 3],
    ["more after the end", "[]\n\n[]", 3],
    ["no end", '{\n  "a": [\n    1', 3],
    ["nothing in it", "", 1],
    ["windows line ends", "[\r\n  1,\r\n  x\r\n]", 3],
  ])("names the line of a file with %s", async (_, text, line) => {
    await expect(readText(text)).rejects.toMatchObject({
      code: "catalogue-invalid",
      message: `line ${line} is not JSON`,
    });
  });

  it("says that a file is not there, or is a folder", async () => {
    const root = await aFolder({ "b/a.json": [] });
    await expect(readJson(join(root, "gone.json"))).rejects.toMatchObject({
      message: "cannot be read (ENOENT)",
    });
    await expect(readJson(join(root, "b"))).rejects.toMatchObject({ message: "cannot be read (EISDIR)" });
  });
});
