import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anAdvanceCartridge } from "#domain/catalogue/cartridge/advance.fixture.ts";
import { advanceOpener } from "./advance.ts";
import { ConsoleError } from "./console-error.ts";
import type { Button, ConsoleCore } from "./core.ts";
import { MGBA_SHA256 } from "./mgba-layout.ts";

const SAMPLE_RATE = 48_000;
const engine = readFileSync(fileURLToPath(import.meta.resolve("@thenick775/mgba-wasm/dist/mgba.wasm")));
const open = advanceOpener(engine);

async function running(parts = {}, frames = 30): Promise<ConsoleCore> {
  const core = await open(anAdvanceCartridge(parts), SAMPLE_RATE);
  run(core, frames);
  return core;
}

function run(core: ConsoleCore, frames: number): void {
  for (let frame = 0; frame < frames; frame += 1) core.step();
}

const letters: ReadonlyMap<number, string> = new Map([
  [0xff000000, "."],
  [0xffffffff, "#"],
  [0xff0000ff, "r"],
]);

/** The colour of each tile of 8 × 8 pixels, row by row: black, white or red, and `?` where it has several or another. */
function tilesOf({ picture, width, height }: ConsoleCore): string[] {
  const pixels = new Uint32Array(picture.buffer);
  return Array.from({ length: height / 8 }, (_, row) =>
    Array.from({ length: width / 8 }, (_, column) => {
      const colours = new Set(
        Array.from(
          { length: 64 },
          (_, at) => pixels[(row * 8 + (at >> 3)) * width + column * 8 + (at % 8)] ?? 0,
        ),
      );
      const [colour = 0] = colours;
      return colours.size === 1 ? (letters.get(colour) ?? "?") : "?";
    }).join(""),
  );
}

const chequered = (colour: string) =>
  Array.from({ length: 20 }, (_, row) => (row % 2 ? `${colour}.` : `.${colour}`).repeat(15));

describe("advanceOpener", () => {
  it("has the layout of the package that is installed", () => {
    expect(createHash("sha256").update(engine).digest("hex")).toBe(MGBA_SHA256);
  });

  it("draws what the cartridge draws, opaque", async () => {
    expect(tilesOf(await running())).toEqual(chequered("#"));
  });

  it("tells the cartridge which buttons are held", async () => {
    const core = await running();
    core.press(1, "a", true);
    run(core, 30);
    expect(tilesOf(core)).toEqual(chequered("r"));
    core.press(1, "a", false);
    core.press(1, "l", true);
    run(core, 30);
    expect(tilesOf(core)).toEqual(chequered("#"));
  });

  it("sets the bit that the console has for each button", async () => {
    const bits: readonly Button[] = ["a", "b", "select", "start", "right", "left", "up", "down", "r", "l"];
    for (const [bit, button] of bits.entries()) {
      const core = await open(anAdvanceCartridge({ buttonMask: 1 << bit }), SAMPLE_RATE);
      core.press(1, button, true);
      run(core, 30);
      expect([button, ...tilesOf(core)]).toEqual([button, ...chequered("r")]);
    }
  });

  it("gives sound at the page's rate, for as long as it ran", async () => {
    const core = await running();
    core.takeSound();
    run(core, 12);
    const { left, right } = core.takeSound();
    expect(left.length).toBe(right.length);
    expect(left.length / SAMPLE_RATE).toBeCloseTo(12 / core.framesPerSecond, 2);
  });

  it("continues from a state as it did before, with no button held", async () => {
    const core = await running();
    core.press(1, "a", true);
    run(core, 30);
    const state = core.saveState();
    run(core, 30);
    const rounds = core.readBattery()?.[1];
    core.loadState(state);
    expect(Buffer.compare(core.saveState(), state)).toBe(0);
    run(core, 30);
    expect(tilesOf(core)).toEqual(chequered("#"));
    expect(core.readBattery()?.[1]).toBe(rounds);
  });

  it("keeps a state for another day", async () => {
    const before = await running({}, 60);
    before.press(1, "a", true);
    run(before, 30);
    const after = await running({}, 1);
    after.loadState(before.saveState());
    expect(after.readBattery()?.[1]).toBe(before.readBattery()?.[1]);
    run(after, 1);
    expect(tilesOf(after).at(-1)).toBe(chequered("r").at(-1));
  });

  it("rewinds for as long as somebody plays without filling its memory", async () => {
    const core = await running();
    for (let round = 0; round < 2000; round += 1) core.loadState(core.saveState());
    run(core, 30);
    expect(tilesOf(core)).toEqual(chequered("#"));
  });

  it("refuses a state of another cartridge or none", async () => {
    const core = await running();
    const other = await running({ title: "OTHER" });
    expect(() => core.loadState(other.saveState())).toThrow(ConsoleError);
    expect(() => core.loadState(new Uint8Array(5))).toThrow(ConsoleError);
  });

  it("keeps the battery over a power cycle", async () => {
    const first = await running();
    const battery = first.readBattery();
    expect(battery?.length).toBe(32 * 1024);
    const starts = battery?.[0] ?? 0;
    const second = await open(anAdvanceCartridge(), SAMPLE_RATE);
    if (battery) second.writeBattery(battery);
    run(second, 30);
    expect(second.readBattery()?.[0]).toBe(starts + 1);
    second.writeBattery(Uint8Array.of(7));
    expect(second.readBattery()?.[0]).toBe(7);
  });

  it.each([
    ["FLASH512_V131", 0, 64 * 1024],
    ["FLASH1M_V103", 1, 128 * 1024],
  ] as const)("keeps what is written to a flash chip, %s", async (saveMark, flashBank, size) => {
    let battery: Uint8Array | null = null;
    for (let start = 0; start < 3; start += 1) {
      const core = await open(anAdvanceCartridge({ saveMark, flashBank }), SAMPLE_RATE);
      if (battery) core.writeBattery(battery);
      run(core, 5);
      core.loadState(core.saveState());
      battery = core.readBattery();
      expect(battery?.length).toBe(size);
      // The chip comes filled with 255, so that the first start counts to 0.
      expect(battery?.[flashBank * 0x10000]).toBe(start);
    }
  });

  it("has no battery while the cartridge asks for none", async () => {
    expect((await running({}, 0)).readBattery()).toBeNull();
  });

  it("plays a cartridge of 32 MB, and one of an odd size", async () => {
    for (const bytes of [32 * 1024 * 1024, 17 * 1024 * 1024 + 4]) {
      const large = new Uint8Array(bytes);
      large.set(anAdvanceCartridge());
      const core = await open(large, SAMPLE_RATE);
      run(core, 30);
      expect(tilesOf(core)).toEqual(chequered("#"));
    }
  });

  it("runs whatever a cartridge holds, or gives up with a reason", async () => {
    const program = fc.uint8Array({ minLength: 0x100, maxLength: 0x1000 });
    await fc.assert(
      fc.asyncProperty(program, async (bytes) => {
        const cartridge = new Uint8Array(0x2000);
        cartridge.set(anAdvanceCartridge().subarray(0, 0xc0));
        cartridge.set(bytes, 0xc0);
        const core = await open(cartridge, SAMPLE_RATE);
        const started = performance.now();
        try {
          run(core, 12);
        } catch (error) {
          const isTrap = error instanceof WebAssembly.RuntimeError || error instanceof ConsoleError;
          if (!isTrap) throw error;
        }
        // As many frames as the page asks for at once, well before the watchdog ends the game.
        expect(performance.now() - started).toBeLessThan(4000);
      }),
      { numRuns: 12 },
    );
  });

  it("refuses what its engine cannot read", async () => {
    await expect(open(new Uint8Array(0x150), SAMPLE_RATE)).rejects.toMatchObject({ name: "ConsoleError" });
  });
});
