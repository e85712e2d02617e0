import { createFnvHash } from "#domain/hash.ts";
import type { Cartridge } from "./cartridge.ts";
import { CartridgeRefusal } from "./cartridge-refusal.ts";
import { headTitle } from "./head-title.ts";

const HEAD_END = 0x150;
const SMALLEST_ROM_BYTES = 32 * 1024;
/** Code 8 is 8 MB, the most that any board can address. */
const MAX_ROM_CODE = 8;
/** Hash of the picture at 0x104 that an original console compares with its own. The picture is a trademark, so it is not here. */
const LOGO_HASH = "016bad3f048897a2";

/** Boards by the code at 0x147, and whether they have a battery. */
const boards: ReadonlyMap<number, readonly [name: string, hasBattery: boolean]> = new Map([
  [0x00, ["no bank switching", false]],
  [0x01, ["MBC1", false]],
  [0x02, ["MBC1", false]],
  [0x03, ["MBC1", true]],
  [0x05, ["MBC2", false]],
  [0x06, ["MBC2", true]],
  [0x0f, ["MBC3 with clock", true]],
  [0x10, ["MBC3 with clock", true]],
  [0x11, ["MBC3", false]],
  [0x12, ["MBC3", false]],
  [0x13, ["MBC3", true]],
  [0x19, ["MBC5", false]],
  [0x1a, ["MBC5", false]],
  [0x1b, ["MBC5", true]],
  [0x1c, ["MBC5 with rumble", false]],
  [0x1d, ["MBC5 with rumble", false]],
  [0x1e, ["MBC5 with rumble", true]],
]);

/** Boards that the engine lacks. */
const otherBoards: ReadonlyMap<number, string> = new Map([
  [0x08, "RAM without bank switching"],
  [0x09, "RAM without bank switching"],
  [0x0b, "MMM01"],
  [0x0c, "MMM01"],
  [0x0d, "MMM01"],
  [0x20, "MBC6"],
  [0x22, "MBC7 with motion sensor"],
  [0xfc, "camera"],
  [0xfd, "TAMA5"],
  [0xfe, "HuC3"],
  [0xff, "HuC1"],
]);

/**
 * Whether a file has the head of a Game Boy cartridge: the picture that consoles look for, or, in one that was never meant for an original
 * console, a right checksum.
 */
export function isGameBoy(bytes: Uint8Array): boolean {
  return bytes.length >= HEAD_END && (hasLogo(bytes) || isChecksumRight(bytes));
}

/** Reads the head of a Game Boy cartridge (https://gbdev.io/pandocs/The_Cartridge_Header.html) and checks that the file is whole. */
export function readGameBoyHead(bytes: Uint8Array): Cartridge {
  if (!isChecksumRight(bytes))
    throw new CartridgeRefusal("damaged", "the checksum of its head is wrong: get the file again");
  const at = (index: number) => bytes[index] ?? 0;
  const code = at(0x147);
  const board = boards.get(code);
  if (!board) {
    const name = otherBoards.get(code) ?? "unknown";
    throw new CartridgeRefusal(
      "unknown-mapper",
      `it needs the board ${name} (type 0x${code.toString(16).padStart(2, "0")}), which the Game Boy engine does not have`,
    );
  }
  if (at(0x148) > MAX_ROM_CODE) throw new CartridgeRefusal("damaged", "its head has an unknown size");
  const romBytes = SMALLEST_ROM_BYTES << at(0x148);
  if (bytes.length < romBytes)
    throw new CartridgeRefusal(
      "truncated",
      `it is cut short: ${bytes.length} of ${romBytes} bytes are there`,
    );
  const hasColours = (at(0x143) & 0x80) !== 0;
  // Color cartridges took the last bytes of the title for a maker's code and the flag.
  const title = headTitle(bytes.subarray(0x134, hasColours ? 0x13f : 0x144));
  return {
    system: hasColours ? "gbc" : "gb",
    board: board[0],
    romBytes,
    hasBattery: board[1],
    ...(title !== undefined && { title }),
    remarks: hasLogo(bytes)
      ? []
      : ["An original console would not start it: it lacks the picture that they look for."],
  };
}

function hasLogo(bytes: Uint8Array): boolean {
  const hash = createFnvHash();
  hash.add(String.fromCharCode(...bytes.subarray(0x104, 0x134)));
  return hash.digest() === LOGO_HASH;
}

function isChecksumRight(bytes: Uint8Array): boolean {
  return gameBoyChecksum(bytes) === bytes[0x14d];
}

/** Checksum over title, types and sizes, as it stands at 0x14d. */
export function gameBoyChecksum(bytes: Uint8Array): number {
  return bytes.subarray(0x134, 0x14d).reduce((sum, byte) => (sum - byte - 1) & 0xff, 0);
}
