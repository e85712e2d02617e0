import { addressOf, assemble, distanceTo, label, type Part } from "./assembler.fixture.ts";
import { gameBoyChecksum } from "./game-boy-head.ts";

/** The few instructions of the SM83 that the test cartridge needs. */
const nop = 0x00;
const di = 0xf3;
const xorL = 0xad;
const rrca = 0x0f;
const swapA: Part[] = [0xcb, 0x37];
const ldAL = 0x7d;
const ldAH = 0x7c;
const storeAndNext = 0x22;
const ld = { a: (value: number): Part[] => [0x3e, value], b: (value: number): Part[] => [0x06, value] };
const ldHl = (word: number): Part[] => [0x21, word & 0xff, word >> 8];
const read = (address: number): Part[] => [0xfa, address & 0xff, address >> 8];
const write = (address: number): Part[] => [0xea, address & 0xff, address >> 8];
const readHigh = (address: number): Part[] => [0xf0, address & 0xff];
const writeHigh = (address: number): Part[] => [0xe0, address & 0xff];
const and = (value: number): Part[] => [0xe6, value];
const cp = (value: number): Part[] => [0xfe, value];
const incA = 0x3c;
const decB = 0x05;
const incAtHl = 0x34;
const jp = (to: string): Part[] => [0xc3, addressOf(to)];
const jr = (to: string): Part[] => [0x18, distanceTo(to)];
const jrNotZero = (to: string): Part[] => [0x20, distanceTo(to)];
const jrZero = (to: string): Part[] => [0x28, distanceTo(to)];

const BUTTONS = 0xff00;
const LCD_CONTROL = 0xff40;
const LINE = 0xff44;
const PALETTE = 0xff47;
const COLOUR_INDEX = 0xff68;
const COLOUR = 0xff69;
const BATTERY = 0xa000;

/**
 * Draws a chequered picture of the lightest and the darkest shade, the other way round while A is held, and counts its starts in the first
 * byte of its battery, and the rounds of its loop in the second.
 */
const program: readonly (Part | readonly Part[])[] = [
  label("start"),
  di,
  ...[ld.a(0x0a), write(0x0000), read(BATTERY), incA, write(BATTERY)],
  ...[label("blank"), readHigh(LINE), cp(144), jrNotZero("blank"), ld.a(0), writeHigh(LCD_CONTROL)],
  // Tile 0 is empty, tile 1 full.
  ...[ldHl(0x8000), ld.b(16), label("empty"), ld.a(0), storeAndNext, decB, jrNotZero("empty")],
  ...[ld.b(16), label("full"), ld.a(0xff), storeAndNext, decB, jrNotZero("full")],
  // The lowest bits of column and row are bits 0 and 5 of an address in the map.
  ...[
    ldHl(0x9800),
    label("map"),
    ldAL,
    swapA,
    rrca,
    xorL,
    and(1),
    storeAndNext,
    ldAH,
    cp(0x9c),
    jrNotZero("map"),
  ],
  // Colours, where there are any: the first white, the other three black. Elsewhere these registers do nothing.
  ...[ld.a(0x80), writeHigh(COLOUR_INDEX), ld.a(0xff), writeHigh(COLOUR), ld.a(0x7f), writeHigh(COLOUR)],
  ...[ld.b(6), label("black"), ld.a(0), writeHigh(COLOUR), decB, jrNotZero("black")],
  ...[ld.a(0xe4), writeHigh(PALETTE), ld.a(0x91), writeHigh(LCD_CONTROL)],
  ...[
    label("play"),
    ldHl(BATTERY + 1),
    incAtHl,
    ld.a(0x10),
    writeHigh(BUTTONS),
    readHigh(BUTTONS),
    readHigh(BUTTONS),
    and(1),
    jrZero("held"),
  ],
  ...[ld.a(0xe4), writeHigh(PALETTE), jr("play")],
  ...[label("held"), ld.a(0x1b), writeHigh(PALETTE), jr("play")],
];

export type GameBoyParts = {
  readonly title?: string;
  /** Code at 0x147; 3 is MBC1 with battery. */
  readonly board?: number;
  /** Code at 0x148; 0 is 32 KB. */
  readonly size?: number;
  /** 0x80 for a cartridge that uses colours where there are any. */
  readonly colourFlag?: number;
};

/** A Game Boy cartridge of ours. It lacks the trademarked picture without which an original console does not start. */
export function aGameBoyCartridge({
  title = "TEST",
  board = 3,
  size = 0,
  colourFlag = 0,
}: GameBoyParts = {}): Uint8Array {
  const bytes = new Uint8Array((32 * 1024) << Math.min(size, 8));
  bytes.set(assemble(0x100, [nop, jp("start"), ...Array.from({ length: 0x4c }, () => 0), ...program]), 0x100);
  bytes.set(
    [...title.slice(0, 15)].map((letter) => letter.charCodeAt(0)),
    0x134,
  );
  bytes[0x143] = colourFlag;
  bytes[0x147] = board;
  bytes[0x148] = size;
  bytes[0x149] = 2;
  bytes[0x14d] = gameBoyChecksum(bytes);
  return bytes;
}
