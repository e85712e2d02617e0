import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anAdvanceCartridge } from "./advance.fixture.ts";
import { cartridgeSummary } from "./cartridge.ts";
import { type CartridgeFault, CartridgeRefusal } from "./cartridge-refusal.ts";
import { aGameBoyCartridge } from "./game-boy.fixture.ts";
import { anNesCartridge } from "./nes.fixture.ts";
import { MAX_CARTRIDGE_BYTES, readCartridge } from "./read-cartridge.ts";

/** The refusal of a file; undefined for one that is taken. */
function refusalOf(bytes: Uint8Array): CartridgeRefusal | undefined {
  try {
    readCartridge(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof CartridgeRefusal) return error;
    throw error;
  }
}

const faultOf = (bytes: Uint8Array): CartridgeFault | "none" => refusalOf(bytes)?.fault ?? "none";

function changed(bytes: Uint8Array, at: number, value: number): Uint8Array {
  return bytes.with(at, value);
}

describe("readCartridge", () => {
  it("reads the board, the size and the battery of an NES cartridge", () => {
    expect(readCartridge(anNesCartridge({ hasBattery: true }))).toEqual({
      system: "nes",
      board: "NROM (mapper 0)",
      romBytes: 24 * 1024,
      hasBattery: true,
      remarks: [],
    });
  });

  it("reads NES 2.0, whose mapper has twelve bits", () => {
    expect(readCartridge(anNesCartridge({ mapper: 4, isNes2: true })).board).toBe("MMC3 (mapper 4)");
    expect(refusalOf(anNesCartridge({ mapper: 0x104, isNes2: true }))?.message).toContain("mapper 260");
  });

  it("takes the low half of a mapper alone where an old tool signed its work in the head", () => {
    const signed = anNesCartridge({ mapper: 0x41 });
    signed.set([...Buffer.from("DiskDude!")].slice(1), 8);
    expect(readCartridge(signed).board).toBe("MMC1 (mapper 1)");
  });

  it("says what the NES engine leaves out", () => {
    expect(readCartridge(anNesCartridge({ hasTrainer: true })).remarks).toEqual([
      "It has a trainer of 512 bytes, which the engine leaves out.",
    ]);
    expect(readCartridge(changed(anNesCartridge(), 9, 1)).remarks).toEqual([
      "It is made for 50 frames a second, and runs at 60.",
    ]);
  });

  it("tells a Game Boy cartridge from one that uses colours", () => {
    expect(readCartridge(aGameBoyCartridge({ title: "SNAIL RACE" }))).toMatchObject({
      system: "gb",
      board: "MBC1",
      romBytes: 32 * 1024,
      hasBattery: true,
      title: "SNAIL RACE",
    });
    expect(readCartridge(aGameBoyCartridge({ colourFlag: 0x80, board: 0x19, size: 2 }))).toMatchObject({
      system: "gbc",
      board: "MBC5",
      romBytes: 128 * 1024,
      hasBattery: false,
    });
  });

  it("tells that an original Game Boy would not start a cartridge without the picture that it looks for", () => {
    expect(readCartridge(aGameBoyCartridge()).remarks).toEqual([
      "An original console would not start it: it lacks the picture that they look for.",
    ]);
  });

  it.each([
    ["SRAM_V113", "SRAM 32 KB"],
    ["EEPROM_V124", "EEPROM"],
    ["FLASH1M_V103", "Flash 128 KB"],
    ["FLASH512_V13", "Flash 64 KB"],
    ["FLASH_V126", "Flash 64 KB"],
  ])("finds %s in a Game Boy Advance cartridge", (saveMark, board) => {
    expect(readCartridge(anAdvanceCartridge({ saveMark }))).toMatchObject({
      system: "gba",
      board,
      hasBattery: true,
      title: "TEST",
    });
  });

  it("knows a Game Boy Advance cartridge that saves nothing", () => {
    expect(readCartridge(anAdvanceCartridge({ saveMark: "" }))).toMatchObject({
      board: "no saves",
      hasBattery: false,
    });
  });

  it("keeps everything but printable letters out of titles", () => {
    expect(readCartridge(aGameBoyCartridge({ title: "A\x01B\x7f\u00e9" })).title).toBe("AB");
    expect(readCartridge(aGameBoyCartridge({ title: "" }))).not.toHaveProperty("title");
  });

  it.each<[string, Uint8Array, CartridgeFault]>([
    ["an empty file", new Uint8Array(), "not-cartridge"],
    ["zeros", new Uint8Array(0x8000), "not-cartridge"],
    ["a zip", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), "not-cartridge"],
    ["an NES head alone", anNesCartridge().subarray(0, 15), "truncated"],
    ["an NES cartridge without its last byte", anNesCartridge().subarray(0, -1), "truncated"],
    ["an NES cartridge without a program", changed(anNesCartridge(), 4, 0), "damaged"],
    ["an NES cartridge with an exponent for a size", nes2OfSize(0xff), "too-large"],
    ["a cartridge of an arcade machine", anNesCartridge({ machine: 1 }), "unsupported"],
    ["an unknown mapper", anNesCartridge({ mapper: 69 }), "unknown-mapper"],
    ["a Game Boy cartridge without its last byte", aGameBoyCartridge().subarray(0, -1), "truncated"],
    ["a Game Boy board that the engine lacks", aGameBoyCartridge({ board: 0x22 }), "unknown-mapper"],
    ["a Game Boy size that does not exist", aGameBoyCartridge({ size: 9 }), "damaged"],
    ["an Advance head with a wrong checksum", changed(anAdvanceCartridge(), 0xa0, 1), "damaged"],
    ["an Advance cartridge without its program", anAdvanceCartridge().subarray(0, 0xc0), "truncated"],
    ["an Advance cartridge that starts before itself", changed(anAdvanceCartridge(), 2, 0x80), "damaged"],
    ["more than a cartridge can hold", new Uint8Array(MAX_CARTRIDGE_BYTES + 1), "too-large"],
  ])("refuses %s", (_, bytes, fault) => {
    expect(faultOf(bytes)).toBe(fault);
  });

  it("names what the engine lacks", () => {
    expect(refusalOf(anNesCartridge({ mapper: 69 }))?.message).toBe(
      "it needs the board FME-7 (mapper 69), which the NES engine does not have",
    );
    expect(refusalOf(aGameBoyCartridge({ board: 0x22 }))?.message).toBe(
      "it needs the board MBC7 with motion sensor (type 0x22), which the Game Boy engine does not have",
    );
  });

  it("never throws anything but a refusal, whatever the bytes", () => {
    const whole = fc.constantFrom(
      anNesCartridge(),
      anNesCartridge({ isNes2: true }),
      aGameBoyCartridge(),
      anAdvanceCartridge(),
    );
    const edits = fc.array(fc.tuple(fc.nat(0x1ff), fc.nat(255)), { maxLength: 6 });
    fc.assert(
      fc.property(whole, edits, fc.nat(0x8000), (bytes, changes, length) => {
        const file = bytes.slice(0, length);
        for (const [at, value] of changes) if (at < file.length) file[at] = value;
        faultOf(file);
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 0x200 }), (bytes) => void faultOf(bytes)));
  });
});

describe("cartridgeSummary", () => {
  it("tells system, size, board and battery", () => {
    expect(cartridgeSummary(readCartridge(anNesCartridge({ hasBattery: true })))).toBe(
      "an NES cartridge, 24 KB, NROM (mapper 0), with battery",
    );
    expect(cartridgeSummary(readCartridge(aGameBoyCartridge({ board: 0x11 })))).toBe(
      "a Game Boy cartridge, 32 KB, MBC3",
    );
  });
});

/** An NES 2.0 head whose program size is an exponent. */
function nes2OfSize(code: number): Uint8Array {
  return changed(changed(anNesCartridge({ isNes2: true }), 4, code), 9, 0x0f);
}
