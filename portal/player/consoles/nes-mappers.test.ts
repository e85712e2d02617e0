import { describe, expect, it } from "vitest";
import { anNesCartridge } from "#domain/catalogue/cartridge/nes.fixture.ts";
import { playableMappers } from "#domain/catalogue/cartridge/nes-mappers.ts";
import { ConsoleError } from "./console-error.ts";
import { openNes } from "./nes.ts";

/** Whether the NES engine takes a cartridge with this board. */
async function isTaken(mapper: number): Promise<boolean> {
  try {
    const core = await openNes(anNesCartridge({ mapper, isNes2: true, programBanks: 8 }), 48_000);
    core.close();
    return true;
  } catch (error) {
    if (error instanceof ConsoleError && error.code === "unsupported") return false;
    throw error;
  }
}

describe("playableMappers", () => {
  it("are those that the NES engine has", async () => {
    const taken: number[] = [];
    for (let mapper = 0; mapper < 256; mapper += 1) if (await isTaken(mapper)) taken.push(mapper);
    expect([...playableMappers.keys()]).toEqual(taken);
  });
});
