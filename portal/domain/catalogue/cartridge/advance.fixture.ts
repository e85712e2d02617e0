import { advanceChecksum } from "./advance-head.ts";

/** The few instructions of the ARM7 that the test cartridge needs, always executed unless a condition is given. */
const always = 0xe;
const equal = 0x0;
const notEqual = 0x1;
/** An immediate value of eight bits, rotated right by an even number of bits. */
const immediate = (value: number, rotate: number) => (1 << 25) | ((rotate / 2) << 8) | value;
const data = (opcode: number, to: number, from: number, operand: number, condition = always) =>
  ((condition << 28) | (opcode << 21) | (from << 16) | (to << 12) | operand) >>> 0;
const mov = (to: number, value: number, rotate = 0, condition = always) =>
  data(0b1101, to, 0, immediate(value, rotate), condition);
const orr = (to: number, value: number, rotate = 0) => data(0b1100, to, to, immediate(value, rotate));
const add = (to: number, value: number) => data(0b0100, to, to, immediate(value, 0));
const eor = (to: number, from: number, other: number) => data(0b0001, to, from, other);
const tst = (register: number, value: number, rotate = 0) =>
  data(0b1000, 0, register, immediate(value, rotate)) | (1 << 20);
const cmp = (register: number, value: number) => data(0b1010, 0, register, immediate(value, 0)) | (1 << 20);
const strh = (value: number, base: number) => (0xe1c000b0 | (base << 16) | (value << 12)) >>> 0;
const strhAndNext = (value: number, base: number) => (0xe0c000b2 | (base << 16) | (value << 12)) >>> 0;
const ldrhAt = (to: number, base: number, offset: number) =>
  (0xe1d000b0 | (base << 16) | (to << 12) | ((offset & 0xf0) << 4) | (offset & 0x0f)) >>> 0;
const ldrb = (to: number, base: number, offset = 0) =>
  (0xe5d00000 | (base << 16) | (to << 12) | offset) >>> 0;
const strb = (value: number, base: number, offset = 0) =>
  (0xe5c00000 | (base << 16) | (value << 12) | offset) >>> 0;
/** A branch from one word of the program to another. */
const branch = (from: number, to: number, condition = always) =>
  ((condition << 28) | (0b1010 << 24) | ((to - from - 2) & 0xffffff)) >>> 0;

/** Bits of the console's ten buttons as an immediate value: A to up and down fit in eight bits, the shoulders in two more. */
const buttonTest = (mask: number) => (mask > 0xff ? tst(1, mask >> 8, 24) : tst(1, mask));

/**
 * Draws a chequered picture, black and white or, while a button is held, black and red, and counts its starts in the first byte of its battery
 * and its frames in the second.
 * Registers: 0 I/O, 2 pixel, 3 row, 4 column, 6 colour, 7 and 8 the other colour.
 */
const programFor = (buttonMask: number): readonly number[] => [
  mov(0, 0x04, 8),
  mov(1, 0x01, 22),
  orr(1, 3),
  strh(1, 0),
  mov(9, 0x0e, 8),
  ldrb(1, 9),
  add(1, 1),
  strb(1, 9),
  // 8: a frame, in the colour that the button asks for.
  ldrb(1, 9, 1),
  add(1, 1),
  strb(1, 9, 1),
  orr(0, 1, 24),
  ldrhAt(1, 0, 0x30),
  mov(0, 0x04, 8),
  buttonTest(buttonMask),
  mov(7, 0x1f, 0, equal),
  mov(7, 0xff, 0, notEqual),
  data(0b1100, 7, 7, immediate(0x7f, 24), notEqual),
  mov(2, 0x06, 8),
  mov(3, 0),
  // 20: a row.
  mov(4, 0),
  // 21: a pixel.
  eor(5, 4, 3),
  tst(5, 8),
  mov(6, 0, 0, equal),
  data(0b1101, 6, 0, 7, notEqual),
  strhAndNext(6, 2),
  add(4, 1),
  cmp(4, 240),
  branch(28, 21, notEqual),
  add(3, 1),
  cmp(3, 160),
  branch(31, 20, notEqual),
  branch(32, 8),
];

/** What the program of a flash chip's library writes in front of each order: two bytes at two addresses, here in registers 10 and 11. */
const flashOrder = (order: number) => [
  mov(1, 0xaa),
  strb(1, 10),
  mov(1, 0x55),
  strb(1, 11),
  mov(1, order),
  strb(1, 10),
];
const chooseBank = (bank: number) => [...flashOrder(0xb0), mov(1, bank), strb(1, 9)];

/** Asks a flash chip for its name, as libraries do first, counts its starts in the first byte of a bank, and rests. Register 9 is the chip's address. */
const flashProgramFor = (bank: number): readonly number[] => [
  mov(9, 0x0e, 8),
  mov(10, 0x0e, 8),
  orr(10, 0x55, 24),
  orr(10, 0x55),
  mov(11, 0x0e, 8),
  orr(11, 0x2a, 24),
  orr(11, 0xaa),
  ...flashOrder(0x90),
  ldrb(2, 9),
  ...flashOrder(0xf0),
  ...(bank > 0 ? chooseBank(bank) : []),
  ldrb(3, 9),
  add(3, 1),
  ...flashOrder(0xa0),
  strb(3, 9),
  branch(0, 0),
];

export type AdvanceParts = {
  readonly title?: string;
  readonly saveMark?: string;
  /** Bit of the button that it follows; A without one. */
  readonly buttonMask?: number;
  /** Saves to this bank of a flash chip, and draws nothing. */
  readonly flashBank?: 0 | 1;
};

/** A Game Boy Advance cartridge of ours. It lacks the trademarked picture without which an original console does not start. */
export function anAdvanceCartridge({
  title = "TEST",
  saveMark = "SRAM_V113",
  buttonMask = 1,
  flashBank,
}: AdvanceParts = {}): Uint8Array {
  const bytes = new Uint8Array(0x200);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, branch(0, 0xc0 / 4), true);
  const program = flashBank === undefined ? programFor(buttonMask) : flashProgramFor(flashBank);
  for (const [index, word] of program.entries()) view.setUint32(0xc0 + index * 4, word, true);
  bytes.set(ascii(title.slice(0, 12)), 0xa0);
  bytes[0xb2] = 0x96;
  bytes.set(ascii(saveMark), 0x1c0);
  bytes[0xbd] = advanceChecksum(bytes);
  return bytes;
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
