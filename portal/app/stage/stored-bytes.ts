/** Counted for every value besides its contents, so that many empty ones are not free. */
const BYTES_PER_VALUE = 16;

/**
 * Estimates what a value from a game takes in storage; undefined for anything that is no plain data. A game may post whatever can be
 * cloned, also values that refer to themselves and values that are nested a million deep, so this neither recurses nor counts twice.
 */
export function storedBytes(value: unknown): number | undefined {
  const left: unknown[] = [value];
  const seen = new Set<object>();
  let bytes = 0;
  while (left.length > 0) {
    const next = left.pop();
    bytes += BYTES_PER_VALUE;
    if (typeof next === "string") bytes += 2 * next.length;
    else if (typeof next === "bigint") bytes += next.toString(16).length;
    if (typeof next !== "object" || next === null || seen.has(next)) continue;
    seen.add(next);
    const size = sizeOfObject(next, left);
    if (size === undefined) return undefined;
    bytes += size;
  }
  return bytes;
}

/** The size of the object itself; what it contains goes into `left`. */
function sizeOfObject(object: object, left: unknown[]): number | undefined {
  if (object instanceof ArrayBuffer) return object.byteLength;
  if (ArrayBuffer.isView(object)) {
    left.push(object.buffer);
    return 0;
  }
  if (object instanceof Blob) return object.size + 2 * object.type.length;
  if (object instanceof Date || object instanceof RegExp) return 2 * String(object).length;
  if (object instanceof Map) for (const entry of object) pushAll(left, entry);
  else if (object instanceof Set) pushAll(left, object);
  else if (object instanceof Error) pushAll(left, [object.name, object.message, object.stack]);
  else if (![Object.prototype, Array.prototype].includes(Object.getPrototypeOf(object))) return undefined;
  for (const key of Object.keys(object)) left.push(key, Reflect.get(object, key));
  return 0;
}

/** Not `push(...values)`: an array of a million would not fit into the arguments. */
function pushAll(left: unknown[], values: Iterable<unknown>): void {
  for (const value of values) left.push(value);
}
