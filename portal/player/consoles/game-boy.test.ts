import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { aGameBoyCartridge } from "#domain/catalogue/cartridge/game-boy.fixture.ts";
import type { ConsoleCore } from "./core.ts";
import { gameBoyOpener } from "./game-boy.ts";

const SAMPLE_RATE = 48_000;
const engine = readFileSync(fileURLToPath(import.meta.resolve("boytacean/boytacean_bg.wasm")));
const open = gameBoyOpener(engine);

async function running(parts = {}, frames = 30): Promise<ConsoleCore> {
  const core = await open(aGameBoyCartridge(parts), SAMPLE_RATE);
  run(core, frames);
  return core;
}

function run(core: ConsoleCore, frames: number): void {
  for (let frame = 0; frame < frames; frame += 1) core.step();
}

/** Whether the pixel in the middle of each tile is light, row by row, and no pixel differs from the middle of its tile. */
function tilesOf({ picture, width, height }: ConsoleCore): string[] {
  const isLight = (x: number, y: number) => (picture[(y * width + x) * 4] ?? 0) > 127;
  return Array.from({ length: height / 8 }, (_, row) =>
    Array.from({ length: width / 8 }, (_, column) => {
      const light = isLight(column * 8 + 4, row * 8 + 4);
      const isFlat = Array.from({ length: 64 }, (_, at) =>
        isLight(column * 8 + (at % 8), row * 8 + (at >> 3)),
      ).every((each) => each === light);
      return isFlat ? (light ? "#" : ".") : "?";
    }).join(""),
  );
}

const chequered = Array.from({ length: 18 }, (_, row) => (row % 2 ? ".#" : "#.").repeat(10));
const reversed = Array.from({ length: 18 }, (_, row) => (row % 2 ? "#." : ".#").repeat(10));

describe("gameBoyOpener", () => {
  it("draws what the cartridge draws, opaque", async () => {
    const core = await running();
    expect(tilesOf(core)).toEqual(chequered);
    expect(core.picture.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  });

  it("draws it on the Color, too", async () => {
    expect(tilesOf(await running({ colourFlag: 0x80 }))).toEqual(chequered);
  });

  it("tells the cartridge which buttons are held", async () => {
    const core = await running();
    core.press(1, "a", true);
    run(core, 3);
    expect(tilesOf(core)).toEqual(reversed);
    core.press(1, "a", false);
    core.press(1, "l", true);
    run(core, 3);
    expect(tilesOf(core)).toEqual(chequered);
  });

  it("gives sound at the page's rate, for as long as it ran", async () => {
    const core = await running();
    core.takeSound();
    run(core, 60);
    const { left, right } = core.takeSound();
    expect(left.length).toBe(right.length);
    expect(left.length / SAMPLE_RATE).toBeCloseTo(60 / core.framesPerSecond, 2);
  });

  it("continues from a state as it did before, with no button held", async () => {
    const core = await running();
    core.press(1, "a", true);
    run(core, 3);
    const state = core.saveState();
    run(core, 5);
    core.loadState(state);
    run(core, 3);
    expect(tilesOf(core)).toEqual(chequered);
    const rounds = core.readBattery()?.[1];
    core.loadState(state);
    run(core, 3);
    expect(core.readBattery()?.[1]).toBe(rounds);
  });

  it("keeps the battery over a power cycle", async () => {
    const first = await running();
    const battery = first.readBattery();
    expect(battery?.[0]).toBe(1);
    const second = await open(aGameBoyCartridge(), SAMPLE_RATE);
    if (battery) second.writeBattery(battery);
    run(second, 30);
    expect(second.readBattery()?.[0]).toBe(2);
    second.writeBattery(Uint8Array.of(7));
    expect(second.readBattery()?.[0]).toBe(7);
  });

  it.each([0x00, 0x01, 0x05, 0x11, 0x19])("plays the board 0x%x", async (board) => {
    expect(tilesOf(await running({ board }))).toEqual(chequered);
  });

  it("has no battery where the cartridge has none", async () => {
    expect((await running({ board: 0 })).readBattery()).toBeNull();
  });

  it("refuses what its engine cannot read", async () => {
    await expect(open(new Uint8Array(0x150), SAMPLE_RATE)).rejects.toMatchObject({ name: "ConsoleError" });
  });
});
