import { type AbcReader, BytecodeEnd } from "./abc-reader.ts";

/** A name of bytecode, with its package where it has one. */
export type Name = { readonly name: string; readonly packageName: string };

export const noName: Name = { name: "", packageName: "" };

const DOUBLE_BYTES = 8;

/** Reads the constant pools at the head of an ABC block: its texts and its names. Both are counted from one. */
export function readPools(reader: AbcReader): { readonly texts: string[]; readonly names: Name[] } {
  const pool = { isPool: true };
  reader.times(reader.u30, pool);
  reader.times(reader.u30, pool);
  reader.times(() => reader.skip(DOUBLE_BYTES), pool);
  const texts = reader.times(reader.text, pool);
  const namespaces = reader.times(() => {
    reader.u8();
    return texts[reader.u30() - 1] ?? "";
  }, pool);
  // Sets of namespaces.
  reader.times(() => reader.times(reader.u30), pool);
  return { texts, names: reader.times(() => readName(reader, texts, namespaces), pool) };
}

/** A multiname, by its kind (AVM2 overview, 4.4.3). */
function readName(reader: AbcReader, texts: readonly string[], namespaces: readonly string[]): Name {
  const text = () => texts[reader.u30() - 1] ?? "";
  switch (reader.u8()) {
    case 0x07:
    case 0x0d: {
      const packageName = namespaces[reader.u30() - 1] ?? "";
      return { name: text(), packageName };
    }
    case 0x0f:
    case 0x10:
      return { name: text(), packageName: "" };
    case 0x09:
    case 0x0e: {
      const name = text();
      reader.u30();
      return { name, packageName: "" };
    }
    case 0x11:
    case 0x12:
      return noName;
    case 0x1b:
    case 0x1c:
      reader.u30();
      return noName;
    case 0x1d:
      // A type with parameters, such as a vector of numbers.
      reader.u30();
      reader.times(reader.u30);
      return noName;
    default:
      throw new BytecodeEnd();
  }
}
