import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { buildCartridge, cartridgeFile, cc65Version, consoleGames, symbolsFile } from "./build-cartridge.ts";

const version = await cc65Version();
if (version === undefined)
  console.log("Not compared with their sources, as cc65 is not installed: the NES games.");

describe.skipIf(version === undefined)("a committed cartridge", () => {
  it.each(consoleGames())("is what its sources give: %s", async (slug) => {
    const { nes, symbols } = await buildCartridge(slug);
    expect((await readFile(cartridgeFile(slug))).equals(nes)).toBe(true);
    expect(await readFile(symbolsFile(slug), "utf8")).toBe(symbols);
  });
});
