import type { Cartridge } from "./cartridge.ts";
import { CartridgeRefusal } from "./cartridge-refusal.ts";
import { headTitle } from "./head-title.ts";

const HEAD_END = 0xc0;
const FIXED_BYTE = 0x96;
/** The top byte of an ARM branch that is always taken: what every cartridge starts with. */
const BRANCH = 0xea;

/** Whether a file has the head of a Game Boy Advance cartridge: its fixed byte, and a branch where the console starts. */
export function isAdvance(bytes: Uint8Array): boolean {
  return bytes.length >= HEAD_END && bytes[0xb2] === FIXED_BYTE && bytes[3] === BRANCH;
}

/** Reads the head of a Game Boy Advance cartridge (https://problemkaputt.de/gbatek.htm#gbacartridgeheader). It does not say how long the file is. */
export function readAdvanceHead(bytes: Uint8Array): Cartridge {
  if (advanceChecksum(bytes) !== bytes[0xbd])
    throw new CartridgeRefusal("damaged", "the checksum of its head is wrong: get the file again");
  const entry = entryOf(bytes);
  if (entry < 0) throw new CartridgeRefusal("damaged", "its program begins before the cartridge does");
  if (entry >= bytes.length)
    throw new CartridgeRefusal("truncated", "its program begins behind its end: the file is cut short");
  const title = headTitle(bytes.subarray(0xa0, 0xac));
  const save = saveTypeOf(bytes);
  return {
    system: "gba",
    board: save ?? "no saves",
    romBytes: bytes.length,
    hasBattery: save !== undefined,
    ...(title !== undefined && { title }),
    remarks: [],
  };
}

/** Where the branch that the console starts with leads: 24 signed bits of words, counted from two words further on. */
function entryOf(bytes: Uint8Array): number {
  const words = (bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8) | ((bytes[2] ?? 0) << 16);
  return (((words << 8) >> 8) + 2) * 4;
}

/** Checksum over title, codes and version, as it stands at 0xbd. */
export function advanceChecksum(bytes: Uint8Array): number {
  return bytes.subarray(0xa0, 0xbd).reduce((sum, byte) => (sum - byte) & 0xff, -0x19 & 0xff);
}

/** What the library that writes saves left in the program: its own name. Longer names come first. */
const saveTypes: readonly (readonly [mark: string, name: string])[] = [
  ["EEPROM_V", "EEPROM"],
  ["SRAM_V", "SRAM 32 KB"],
  ["SRAM_F_V", "SRAM 32 KB"],
  ["FLASH1M_V", "Flash 128 KB"],
  ["FLASH512_V", "Flash 64 KB"],
  ["FLASH_V", "Flash 64 KB"],
];

function saveTypeOf(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Marks lie on word boundaries, and all begin with EEPR, SRAM or FLAS.
  for (let at = HEAD_END; at + 12 <= bytes.length; at += 4) {
    const word = view.getUint32(at);
    if (word !== 0x45455052 && word !== 0x5352414d && word !== 0x464c4153) continue;
    const text = String.fromCharCode(...bytes.subarray(at, at + 12));
    const found = saveTypes.find(([mark]) => text.startsWith(mark));
    if (found) return found[1];
  }
  return undefined;
}
