/**
 * Packs the state of an engine that gives it as plain data, such as jsnes: all lists of numbers first, as bytes or doubles, then
 * everything else as JSON. Memory so lies at the same place in every state, and two states differ in few bytes.
 */
export function packState(state: unknown): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const append = (part: Uint8Array) => {
    parts.push(part);
    size += part.length;
  };
  const shape = JSON.stringify(state, (_, value: unknown) => {
    const list = numbersIn(value);
    if (list === undefined) return value;
    const isBytes = list.every(isByte);
    append(isBytes ? Uint8Array.from(list) : new Uint8Array(Float64Array.from(list).buffer));
    return { [isBytes ? "#bytes" : "#doubles"]: list.length };
  });
  append(new TextEncoder().encode(shape));
  const packed = new Uint8Array(size + LENGTH_BYTES);
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  new DataView(packed.buffer).setUint32(at, parts.at(-1)?.length ?? 0);
  return packed;
}

/** The state that was packed, with every list as an array. */
export function unpackState(packed: Uint8Array): unknown {
  const end = packed.length - LENGTH_BYTES;
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const shape = new TextDecoder().decode(packed.subarray(end - view.getUint32(end), end));
  let at = 0;
  const take = (bytes: number) => {
    at += bytes;
    return packed.slice(at - bytes, at);
  };
  // Objects are revived from the innermost out, in the order in which they were packed.
  return JSON.parse(shape, (_, value: unknown) => {
    if (typeof value !== "object" || value === null) return value;
    if ("#bytes" in value) return Array.from(take(Number(value["#bytes"])));
    if ("#doubles" in value)
      return Array.from(
        new Float64Array(take(Number(value["#doubles"]) * Float64Array.BYTES_PER_ELEMENT).buffer),
      );
    return value;
  });
}

/** The length of the JSON, at the end. */
const LENGTH_BYTES = 4;
/** Shorter lists stay in the JSON. */
const MIN_LIST_LENGTH = 16;

function numbersIn(value: unknown): readonly number[] | undefined {
  const list: unknown = ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value;
  if (!Array.isArray(list) || list.length < MIN_LIST_LENGTH) return undefined;
  return list.every((item) => typeof item === "number") ? list : undefined;
}

const isByte = (value: number) => value >= 0 && value <= 255 && Number.isInteger(value);
