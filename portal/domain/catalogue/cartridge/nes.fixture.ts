import { addressOf, assemble, distanceTo, label, type Part } from "./assembler.fixture.ts";

const low = (word: number) => word & 0xff;
const high = (word: number) => word >> 8;

/** The few instructions of the 6502 that the test cartridge needs. */
const sei = 0x78;
const cld = 0xd8;
const txs = 0x9a;
const inx = 0xe8;
const dey = 0x88;
const txa = 0x8a;
const lsr = 0x4a;
const ldx = (value: number): Part[] => [0xa2, value];
const ldy = (value: number): Part[] => [0xa0, value];
const lda = (value: number): Part[] => [0xa9, value];
const and = (value: number): Part[] => [0x29, value];
const cpx = (value: number): Part[] => [0xe0, value];
const ldaTable = (name: string): Part[] => [0xbd, addressOf(name)];
const sta = (address: number): Part[] => [0x8d, low(address), high(address)];
const eorZero = (address: number): Part[] => [0x45, address];
const staZero = (address: number): Part[] => [0x85, address];
const inc = (address: number): Part[] => [0xee, low(address), high(address)];
const bit = (address: number): Part[] => [0x2c, low(address), high(address)];
const bpl = (to: string): Part[] => [0x10, distanceTo(to)];
const bne = (to: string): Part[] => [0xd0, distanceTo(to)];
const jmp = (to: string): Part[] => [0x4c, addressOf(to)];

const PPU_CONTROL = 0x2000;
const PPU_MASK = 0x2001;
const PPU_STATUS = 0x2002;
const PPU_SCROLL = 0x2005;
const PPU_ADDRESS = 0x2006;
const PPU_DATA = 0x2007;
const BATTERY = 0x6000;

/** Draws a chequered picture of two colours, and counts its starts in the first byte of its battery. */
const program: readonly (Part | readonly Part[])[] = [
  label("start"),
  ...[sei, cld, ldx(0xff), txs, inc(BATTERY)],
  ...[label("warm-up"), bit(PPU_STATUS), bpl("warm-up")],
  ...[label("warm"), bit(PPU_STATUS), bpl("warm")],
  ...[lda(0x3f), sta(PPU_ADDRESS), lda(0), sta(PPU_ADDRESS), ldx(0)],
  ...[label("colour"), ldaTable("palette"), sta(PPU_DATA), inx, cpx(16), bne("colour")],
  ...[lda(0x20), sta(PPU_ADDRESS), lda(0), sta(PPU_ADDRESS), ldx(0), ldy(4)],
  ...[label("tile"), txa, lsr, lsr, lsr, lsr, lsr, staZero(0), txa, eorZero(0), and(1), sta(PPU_DATA)],
  ...[inx, bne("tile"), dey, bne("tile")],
  ...[lda(0), sta(PPU_SCROLL), sta(PPU_SCROLL), sta(PPU_CONTROL), lda(0x0a), sta(PPU_MASK)],
  ...[label("wait"), jmp("wait")],
  label("palette"),
  ...Array.from({ length: 4 }, () => [0x0f, 0x30, 0x30, 0x30]),
];

export type NesParts = {
  readonly mapper?: number;
  readonly isNes2?: boolean;
  readonly hasBattery?: boolean;
  readonly hasTrainer?: boolean;
  /** Banks of 16 KB. */
  readonly programBanks?: number;
  /** Two low bits of byte 7. */
  readonly machine?: number;
};

/** An NES cartridge of ours that draws black and white tiles in turn. */
export function anNesCartridge(parts: NesParts = {}): Uint8Array {
  const {
    mapper = 0,
    isNes2 = false,
    hasBattery = false,
    hasTrainer = false,
    programBanks = 1,
    machine = 0,
  } = parts;
  const flags6 = ((mapper & 0x0f) << 4) | (hasTrainer ? 4 : 0) | (hasBattery ? 2 : 0) | 1;
  const flags7 = (mapper & 0xf0) | (isNes2 ? 8 : 0) | machine;
  const head = [
    0x4e,
    0x45,
    0x53,
    0x1a,
    programBanks,
    1,
    flags6,
    flags7,
    isNes2 ? mapper >> 8 : 0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const bank = new Uint8Array(16 * 1024);
  bank.set(assemble(0xc000, program));
  bank.set([0x00, 0xc0, 0x00, 0xc0, 0x00, 0xc0], 0x3ffa);
  const tiles = new Uint8Array(8 * 1024);
  // Tile 1 is filled with colour 1.
  tiles.fill(0xff, 16, 24);
  const trainer = new Uint8Array(hasTrainer ? 512 : 0);
  return concat([Uint8Array.from(head), trainer, ...Array.from({ length: programBanks }, () => bank), tiles]);
}

function concat(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
