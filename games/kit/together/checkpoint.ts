/** State of an object graph at one moment. Objects that still exist keep their identity when it is restored. */
export type Checkpoint = { restore(): void };

const unchanging = new WeakSet<object>();

/** Marks data that never changes, such as a map: checkpoints and hashes leave it out, with everything behind it. */
export function fixed<T extends object>(value: T): T {
  unchanging.add(value);
  return value;
}

/** A frozen object has no state of its own, and our frozen ones are tables of constants. */
const isWalked = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !unchanging.has(value) && !Object.isFrozen(value);

type NumberArray =
  | Float64Array
  | Float32Array
  | Int32Array
  | Uint32Array
  | Int16Array
  | Uint16Array
  | Int8Array
  | Uint8Array;
const isNumberArray = (value: object): value is NumberArray =>
  ArrayBuffer.isView(value) && !(value instanceof DataView);

/**
 * Takes a checkpoint of everything that can be reached from an object: fields of plain objects and class instances, arrays, typed arrays,
 * maps and sets. State inside closures and `#private` fields cannot be reached, so cores have none.
 */
export function takeCheckpoint(root: object): Checkpoint {
  const seen = new Set<object>([root]);
  const parts: Checkpoint[] = [];
  const visit = (value: unknown) => {
    if (isWalked(value)) seen.add(value);
  };
  // A set is walked in the order of insertion, and what is added on the way is walked as well.
  for (const value of seen) parts.push(keep(value, visit));
  return {
    restore() {
      for (const part of parts) part.restore();
    },
  };
}

function keep(value: object, visit: (value: unknown) => void): Checkpoint {
  if (Array.isArray(value)) return keepArray(value, visit);
  if (isNumberArray(value)) return keepNumbers(value);
  if (value instanceof Map) return keepMap(value, visit);
  if (value instanceof Set) return keepSet(value, visit);
  return keepFields(value as Record<string, unknown>, visit);
}

function keepArray(list: unknown[], visit: (value: unknown) => void): Checkpoint {
  const items = list.slice();
  items.forEach(visit);
  return {
    restore() {
      list.length = items.length;
      for (let at = 0; at < items.length; at++) list[at] = items[at];
    },
  };
}

function keepNumbers(numbers: NumberArray): Checkpoint {
  const copy = numbers.slice();
  return { restore: () => numbers.set(copy) };
}

function keepMap(map: Map<unknown, unknown>, visit: (value: unknown) => void): Checkpoint {
  const entries = [...map];
  for (const entry of entries) entry.forEach(visit);
  return {
    restore() {
      map.clear();
      for (const [key, value] of entries) map.set(key, value);
    },
  };
}

function keepSet(set: Set<unknown>, visit: (value: unknown) => void): Checkpoint {
  const items = [...set];
  items.forEach(visit);
  return {
    restore() {
      set.clear();
      for (const item of items) set.add(item);
    },
  };
}

function keepFields(object: Record<string, unknown>, visit: (value: unknown) => void): Checkpoint {
  const keys = Object.keys(object);
  const values = keys.map((key) => object[key]);
  values.forEach(visit);
  return {
    restore() {
      for (let at = 0; at < keys.length; at++) object[keys[at] as string] = values[at];
      const now = Object.keys(object);
      if (now.length === keys.length) return;
      for (const key of now) if (!keys.includes(key)) delete object[key];
    },
  };
}

const word = new Float64Array(1);
const halves = new Int32Array(word.buffer);

/** Hash of the state that a checkpoint would keep: the same on all machines that have played the same moves. */
export function hashState(root: object): number {
  const order = new Map<object, number>([[root, 0]]);
  let hash = 17;
  const addWord = (value: number) => {
    hash = (Math.imul(hash, 31) + value) | 0;
  };
  const add = (value: unknown): void => {
    if (typeof value === "number") {
      word[0] = value;
      addWord(halves[0] as number);
      addWord(halves[1] as number);
    } else if (typeof value === "string") {
      for (let at = 0; at < value.length; at++) addWord(value.charCodeAt(at));
    } else if (isWalked(value)) {
      let place = order.get(value);
      if (place === undefined) {
        place = order.size;
        order.set(value, place);
      }
      addWord(place);
    } else addWord(value === true ? 3 : value === false ? 5 : value === undefined ? 7 : 11);
  };
  for (const value of order.keys()) {
    if (Array.isArray(value) || value instanceof Set) value.forEach(add);
    else if (isNumberArray(value)) for (let at = 0; at < value.length; at++) add(value[at]);
    else if (value instanceof Map)
      for (const [key, item] of value) {
        add(key);
        add(item);
      }
    else for (const key of Object.keys(value)) add(Reflect.get(value, key));
    addWord(13);
  }
  return hash;
}
