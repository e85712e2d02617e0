import type { Cartridge } from "./cartridge.ts";
import { CartridgeRefusal } from "./cartridge-refusal.ts";
import { mapperName, playableMappers } from "./nes-mappers.ts";

const HEAD_BYTES = 16;
const TRAINER_BYTES = 512;
const PROGRAM_BANK_BYTES = 16 * 1024;
const PICTURE_BANK_BYTES = 8 * 1024;
/** Larger boards exist on paper only, and the engine copies every bank. */
const MAX_NES_BYTES = 4 * 1024 * 1024;

/** Whether a file begins as iNES and NES 2.0 files do. */
export function isNes(bytes: Uint8Array): boolean {
  return bytes[0] === 0x4e && bytes[1] === 0x45 && bytes[2] === 0x53 && bytes[3] === 0x1a;
}

/** Reads the head of an iNES or NES 2.0 file (https://www.nesdev.org/wiki/NES_2.0) and checks that the file is whole. */
export function readNesHead(bytes: Uint8Array): Cartridge {
  if (bytes.length < HEAD_BYTES) throw new CartridgeRefusal("truncated", "it ends inside its own head");
  const at = (index: number) => bytes[index] ?? 0;
  const isNes2 = (at(7) & 0x0c) === 0x08;
  refuseOtherMachines(at(7) & 3);
  const mapper = mapperOf(bytes, isNes2);
  if (!playableMappers.has(mapper))
    throw new CartridgeRefusal(
      "unknown-mapper",
      `it needs the board ${mapperName(mapper)}, which the NES engine does not have`,
    );
  const program = isNes2 ? nes2Bytes(at(4), at(9) & 0x0f, PROGRAM_BANK_BYTES) : at(4) * PROGRAM_BANK_BYTES;
  const pictures = isNes2 ? nes2Bytes(at(5), at(9) >> 4, PICTURE_BANK_BYTES) : at(5) * PICTURE_BANK_BYTES;
  if (program === 0) throw new CartridgeRefusal("damaged", "its head says that it has no program");
  const romBytes = program + pictures;
  if (romBytes > MAX_NES_BYTES)
    throw new CartridgeRefusal("too-large", "its head says that it has more than 4 MB");
  const hasTrainer = (at(6) & 4) !== 0;
  const wanted = HEAD_BYTES + (hasTrainer ? TRAINER_BYTES : 0) + romBytes;
  if (bytes.length < wanted)
    throw new CartridgeRefusal("truncated", `it is cut short: ${bytes.length} of ${wanted} bytes are there`);
  return {
    system: "nes",
    board: mapperName(mapper),
    romBytes,
    hasBattery: (at(6) & 2) !== 0,
    remarks: remarksOf({ hasTrainer, timing: isNes2 ? at(12) & 3 : at(9) & 1 }),
  };
}

/** The two low bits of byte 7 name the machine: 0 is the console, the others arcade boards and clones. */
function refuseOtherMachines(machine: number): void {
  const name = [undefined, "a coin-operated Vs. System", "a coin-operated PlayChoice-10", "another machine"][
    machine
  ];
  if (name !== undefined)
    throw new CartridgeRefusal(
      "unsupported",
      `it is for ${name}, and the engine plays the home console alone`,
    );
}

function mapperOf(bytes: Uint8Array, isNes2: boolean): number {
  const low = (bytes[6] ?? 0) >> 4;
  const high = (bytes[7] ?? 0) & 0xf0;
  if (isNes2) return low | high | (((bytes[8] ?? 0) & 0x0f) << 8);
  // Old tools signed their work in bytes 7 to 15; such a head has only the low half.
  return bytes.subarray(8, HEAD_BYTES).every((byte) => byte === 0) ? low | high : low;
}

/** A size of NES 2.0: a count of banks in twelve bits, or an exponent and a multiplier. */
function nes2Bytes(low: number, high: number, bankBytes: number): number {
  if (high < 0x0f) return ((high << 8) | low) * bankBytes;
  return 2 ** (low >> 2) * ((low & 3) * 2 + 1);
}

function remarksOf({ hasTrainer, timing }: { hasTrainer: boolean; timing: number }): string[] {
  return [
    ...(hasTrainer ? ["It has a trainer of 512 bytes, which the engine leaves out."] : []),
    ...(timing === 1 || timing === 3 ? ["It is made for 50 frames a second, and runs at 60."] : []),
  ];
}
