import { base64Of, bytesOf } from "#player/protocol/base64.ts";
import { type DatabaseDump, parseDatabaseDump } from "#player/protocol/database-dump.ts";
import { isRecord, parseJson } from "#player/protocol/untrusted.ts";

/** Objects that JSON lacks are written as `{"$": kind, …}`. */
const TAG = "$";

const views: Readonly<Record<string, new (buffer: ArrayBuffer) => ArrayBufferView>> = {
  DataView,
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
};

/** A value that cannot be written as text, or is too large. Its database does not travel. */
class NotPortable extends Error {
  override readonly name = "NotPortable";
}

/** Serializes a dump to JSON text; undefined where it holds a value that text cannot hold, or is longer than `maxChars`. */
export async function writeDatabaseText(dump: DatabaseDump, maxChars: number): Promise<string | undefined> {
  const blobs = new Map<Blob, Uint8Array | undefined>();
  try {
    const text = JSON.stringify(encoder(maxChars, blobs)(dump));
    if (blobs.size === 0) return text.length > maxChars ? undefined : text;
    // Blobs can only be read asynchronously, so the first pass found them and the second has their bytes.
    for (const blob of blobs.keys()) blobs.set(blob, new Uint8Array(await blob.arrayBuffer()));
    const whole = JSON.stringify(encoder(maxChars, blobs)(dump));
    return whole.length > maxChars ? undefined : whole;
  } catch (error) {
    // A game may store values that contain themselves, and then the stack overflows.
    if (error instanceof NotPortable || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Parses what `writeDatabaseText` wrote; undefined for anything else. */
export function readDatabaseText(text: string): DatabaseDump | undefined {
  try {
    return parseDatabaseDump(decode(parseJson(text)));
  } catch (error) {
    if (error instanceof NotPortable || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The encoder of values. It counts as it goes: a value that contains another a thousand times over is refused before it fills the memory. */
function encoder(maxChars: number, blobs: Map<Blob, Uint8Array | undefined>): (value: unknown) => unknown {
  let left = maxChars;
  const count = (chars: number) => {
    left -= chars;
    if (left < 0) throw new NotPortable("too large");
  };
  const bytes = (data: Uint8Array) => {
    count((data.length * 4) / 3);
    return base64Of(data);
  };

  function encode(value: unknown): unknown {
    count(typeof value === "string" ? value.length + 1 : 1);
    if (value === null || typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number")
      return Number.isFinite(value) && !Object.is(value, -0)
        ? value
        : { [TAG]: "number", v: Object.is(value, -0) ? "-0" : `${value}` };
    if (value === undefined) return { [TAG]: "undefined" };
    if (typeof value === "bigint") return { [TAG]: "bigint", v: `${value}` };
    if (Array.isArray(value)) return Array.from(value, encode);
    return encodeObject(value);
  }

  function encodeObject(value: unknown): unknown {
    if (value instanceof Date) return { [TAG]: "date", v: value.getTime() };
    if (value instanceof Map) return { [TAG]: "map", v: Array.from(value, (entry) => entry.map(encode)) };
    if (value instanceof Set) return { [TAG]: "set", v: Array.from(value, encode) };
    if (value instanceof ArrayBuffer) return { [TAG]: "buffer", v: bytes(new Uint8Array(value)) };
    if (ArrayBuffer.isView(value)) {
      const v = bytes(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
      return { [TAG]: "view", t: value.constructor.name, v };
    }
    if (value instanceof Blob) {
      count((value.size * 4) / 3);
      const data = blobs.get(value);
      if (data === undefined) blobs.set(value, undefined);
      return { [TAG]: "blob", t: value.type, v: data ? base64Of(data) : "" };
    }
    if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype)
      throw new NotPortable("no plain data");
    const entries = Object.entries(value).map(([key, item]) => {
      count(key.length);
      return [key, encode(item)];
    });
    return Object.hasOwn(value, TAG) ? { [TAG]: "object", v: entries } : Object.fromEntries(entries);
  }

  return encode;
}

function decode(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(decode);
  if (!isRecord(data)) return data;
  if (!Object.hasOwn(data, TAG))
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, decode(value)]));
  const { v, t } = data;
  const text = typeof v === "string" ? v : "";
  const list: unknown[] = Array.isArray(v) ? v : [];
  switch (data[TAG]) {
    case "undefined":
      return undefined;
    case "number":
      return Number(text);
    case "bigint":
      return /^-?\d{1,9999}$/.test(text) ? BigInt(text) : 0n;
    case "date":
      return new Date(typeof v === "number" ? v : Number.NaN);
    case "map":
      return new Map(list.map(pairOf));
    case "set":
      return new Set(list.map(decode));
    case "buffer":
      return bytesOf(text).buffer;
    case "view":
      return viewOf(t, bytesOf(text));
    case "blob":
      return new Blob([bytesOf(text)], { type: typeof t === "string" ? t : "" });
    case "object":
      return Object.fromEntries(list.map(pairOf));
    default:
      throw new NotPortable("unknown kind");
  }
}

function pairOf(data: unknown): [key: never, value: unknown] {
  const [key, value]: unknown[] = Array.isArray(data) ? data : [];
  return [decode(key) as never, decode(value)];
}

function viewOf(name: unknown, bytes: Uint8Array<ArrayBuffer>): ArrayBufferView {
  const View = typeof name === "string" && Object.hasOwn(views, name) ? views[name] : undefined;
  if (View === undefined) throw new NotPortable("unknown view");
  // Throws a RangeError where the bytes are no whole number of elements.
  return new View(bytes.buffer);
}
