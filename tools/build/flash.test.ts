import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSwfFile } from "@recess/portal/adapters/swf/swf-file.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { committedSwf, compileAvm2, haxeVersion, isSameMovie } from "./flash/avm2.ts";
import { readFlashGames } from "./flash/flash-games.ts";
import { type BuiltFlashGame, buildFlashGames } from "./flash.ts";

// Compilers run here, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const games = await readFlashGames();
const haxe = await haxeVersion();
if (haxe === undefined)
  console.log("Not compared with their sources, as haxe is not installed: the AVM2 games.");

describe("buildFlashGames", () => {
  let outDir: string;
  let built: BuiltFlashGame[];
  beforeAll(async () => {
    outDir = await mkdtemp(path.join(tmpdir(), "recess-flash-"));
    built = await buildFlashGames(outDir);
  });
  afterAll(() => rm(outDir, { recursive: true }));

  it("writes every Flash game under its slug", () => {
    expect(built.map((game) => game.slug)).toEqual(games.map((game) => game.slug));
    expect(built.length).toBeGreaterThan(1);
  });

  it.each(games)("gives $slug the stage and the machine that its settings ask for", async (game) => {
    const header = await readSwfFile(path.join(outDir, `${game.slug}.swf`));
    expect(header).toMatchObject({
      width: game.width,
      height: game.height,
      frameRate: game.frameRate,
      background: game.background,
      avm: game.runtime === "avm1" ? 1 : 2,
    });
  });

  it("gives the same bytes for the same sources", async () => {
    const again = await mkdtemp(path.join(tmpdir(), "recess-flash-"));
    await buildFlashGames(again);
    for (const { slug } of built) {
      const read = (folder: string) => readFile(path.join(folder, `${slug}.swf`));
      expect((await read(again)).equals(await read(outDir))).toBe(true);
    }
    await rm(again, { recursive: true });
  });
});

describe.skipIf(haxe === undefined)("a committed AVM2 game", () => {
  it.each(games.filter((game) => game.runtime === "avm2"))(
    "is what its source gives: $slug",
    async (game) => {
      expect(isSameMovie(await readFile(committedSwf(game)), await compileAvm2(game))).toBe(true);
    },
  );
});
