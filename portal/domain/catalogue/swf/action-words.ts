/** Actions of AVM1 that matter here (SWF file format specification, chapter 5). All of them from 0x80 on have a length. */
const action = { getProperty: 0x22, getUrl: 0x83, constantPool: 0x88, push: 0x96, getUrl2: 0x9a } as const;
const HAS_LENGTH = 0x80;
/** Number of the property `_url`. */
const URL_PROPERTY = 15;

/** Bytes of a pushed value after its type. Type 0 is a text, 8 and 9 are places in the constant pool. */
const valueBytes: Readonly<Record<number, number>> = { 1: 4, 2: 0, 3: 0, 4: 1, 5: 1, 6: 8, 7: 4 };

/**
 * The names and texts that a block of AVM1 actions pushes, in its order. `getURL` stands where it opens a link, whichever action does it. The bodies of
 * functions lie in the block itself. Of a damaged block there is what came before the damage.
 */
export function wordsOfActions(block: Uint8Array): string[] {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const words: string[] = [];
  let pool: readonly string[] = [];
  let lastNumber: number | undefined;
  for (let at = 0; at < block.length; ) {
    const code = block[at] ?? 0;
    at += 1;
    if (code < HAS_LENGTH) {
      if (code === action.getProperty && lastNumber === URL_PROPERTY) words.push("_url");
      continue;
    }
    if (at + 2 > block.length) break;
    const length = view.getUint16(at, true);
    const body = block.subarray(at + 2, at + 2 + length);
    at += 2 + length;
    if (code === action.constantPool) pool = textsOf(body.subarray(2));
    else if (code === action.getUrl) words.push("getURL", ...textsOf(body).slice(0, 1));
    else if (code === action.getUrl2) words.push("getURL");
    else if (code === action.push) {
      const pushed = valuesOf(body, pool);
      words.push(...pushed.filter((value) => typeof value === "string"));
      lastNumber = pushed.filter((value) => typeof value === "number").at(-1);
    }
  }
  return words;
}

function valuesOf(body: Uint8Array, pool: readonly string[]): (string | number)[] {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const values: (string | number)[] = [];
  for (let at = 0; at < body.length; ) {
    const type = body[at] ?? 0;
    at += 1;
    if (type === 0) {
      const end = body.indexOf(0, at);
      if (end < 0) break;
      values.push(textIn(body.subarray(at, end)));
      at = end + 1;
    } else if (type === 8 || type === 9) {
      const bytes = type - 7;
      if (at + bytes > body.length) break;
      const index = bytes === 1 ? view.getUint8(at) : view.getUint16(at, true);
      values.push(pool[index] ?? "");
      at += bytes;
    } else {
      const bytes = valueBytes[type];
      if (bytes === undefined || at + bytes > body.length) break;
      if (type === 1) values.push(view.getFloat32(at, true));
      if (type === 7) values.push(view.getInt32(at, true));
      // The two halves of a double are stored the wrong way round.
      if (type === 6 && view.getUint32(at + 4, true) === 0) values.push(highHalf(view.getUint32(at, true)));
      at += bytes;
    }
  }
  return values;
}

function highHalf(high: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(0, high);
  return view.getFloat64(0);
}

/** Texts that end with a zero. */
function textsOf(bytes: Uint8Array): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(0, at);
    if (end < 0) break;
    texts.push(textIn(bytes.subarray(at, end)));
    at = end + 1;
  }
  return texts;
}

function textIn(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
