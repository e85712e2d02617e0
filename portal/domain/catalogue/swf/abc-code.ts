import { abcReader, BytecodeEnd } from "./abc-reader.ts";

/** Gives the word at an index of a constant pool. */
export type PoolIndex = (pool: "texts" | "names", index: number) => string;

/** Opcodes with operands, by what follows them (AVM2 overview, chapter 5). Every other opcode stands alone. */
const text = new Set([0x06, 0x2c]);
const name = new Set([0x04, 0x05, 0x59, 0x5d, 0x5e, 0x5f, 0x60, 0x61, 0x66, 0x68, 0x6a, 0x80, 0x86, 0xb2]);
const nameAndNumber = new Set([0x45, 0x46, 0x4a, 0x4c, 0x4e, 0x4f]);
const number = new Set([
  0x08, 0x25, 0x2d, 0x2e, 0x2f, 0x31, 0x40, 0x41, 0x42, 0x49, 0x53, 0x55, 0x56, 0x58, 0x5a, 0x62, 0x63, 0x6c,
  0x6d, 0x6e, 0x6f, 0x92, 0x94, 0xc2, 0xc3, 0xf0, 0xf1, 0xf2,
]);
const twoNumbers = new Set([0x32, 0x43, 0x44]);
const byte = new Set([0x24, 0x65]);
const isBranch = (opcode: number) => opcode >= 0x0c && opcode <= 0x1a;
const lookupSwitch = 0x1b;
const debug = 0xef;
const OFFSET_BYTES = 3;

/** The names and texts in the code of a method, in its order. Of damaged code there is what came before the damage. */
export function wordsOfCode(code: Uint8Array, wordAt: PoolIndex): string[] {
  const reader = abcReader(code);
  const words: string[] = [];
  try {
    while (!reader.isAtEnd()) {
      const opcode = reader.u8();
      if (text.has(opcode)) words.push(wordAt("texts", reader.u30()));
      else if (name.has(opcode)) words.push(wordAt("names", reader.u30()));
      else if (nameAndNumber.has(opcode)) {
        words.push(wordAt("names", reader.u30()));
        reader.u30();
      } else if (number.has(opcode)) reader.u30();
      else if (twoNumbers.has(opcode)) void (reader.u30() + reader.u30());
      else if (byte.has(opcode)) reader.u8();
      else if (isBranch(opcode)) reader.skip(OFFSET_BYTES);
      else if (opcode === lookupSwitch) {
        reader.skip(OFFSET_BYTES);
        reader.skip((reader.u30() + 1) * OFFSET_BYTES);
      } else if (opcode === debug) void (reader.u8() + reader.u30() + reader.u8() + reader.u30());
    }
  } catch (error) {
    if (!(error instanceof BytecodeEnd)) throw error;
  }
  return words.filter((word) => word !== "");
}
