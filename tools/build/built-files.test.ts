import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bytesOf, digestOf } from "./built-files.ts";

const html5 = { path: "snake/", gameType: "html5" } as const;
const flash = { path: "siege.swf", gameType: "flash" } as const;

describe("what the build made of a game", () => {
  let play = "";
  const put = async (file: string, text: string) => {
    await mkdir(join(play, file, ".."), { recursive: true });
    await writeFile(join(play, file), text);
  };

  beforeEach(async () => {
    play = await mkdtemp(join(tmpdir(), "recess-built-files-"));
    await put("html5/snake/index.html", "<p>snake");
    await put("html5/snake/art/head.png", "png");
    await put("flash/siege.swf", "FWS");
    await put("player/engines/ruffle-1/ruffle.js", "engine");
  });
  afterEach(() => rm(play, { recursive: true }));

  it("has the same digest when only a compressed copy is added", async () => {
    const before = await digestOf(html5, play);
    await put("html5/snake/index.html.br", "packed");
    expect(await digestOf(html5, play)).toBe(before);
    expect(await bytesOf(html5, play)).toBe(11);
  });

  it("has another digest when a file changes, moves or comes", async () => {
    const seen = new Set([await digestOf(html5, play)]);
    await put("html5/snake/art/head.png", "gnp");
    seen.add(await digestOf(html5, play));
    await put("html5/snake/art/tail.png", "");
    seen.add(await digestOf(html5, play));
    await rm(join(play, "html5/snake/art/tail.png"));
    await put("html5/snake/tail.png", "");
    seen.add(await digestOf(html5, play));
    expect(seen.size).toBe(4);
  });

  it("has another digest under another Flash engine, where it needs one", async () => {
    const before = [await digestOf(html5, play), await digestOf(flash, play)];
    await put("player/engines/ruffle-2/ruffle.js", "engine");
    expect(await digestOf(html5, play)).toBe(before[0]);
    expect(await digestOf(flash, play)).not.toBe(before[1]);
  });
});
