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
  return new GraphCheckpoint(root);
}

/** Two flat lists for a whole graph: checkpoints are taken in every step, so each object must not cost objects of its own. */
class GraphCheckpoint implements Checkpoint {
  private readonly seen: Set<object>;
  private readonly objects: object[];
  /** By object: a copy of its numbers, a list of its keys and their values, or the count of its items and the items. */
  private readonly values: unknown[] = [];

  constructor(root: object) {
    this.seen = new Set([root]);
    this.objects = [root];
    // What is found on the way is added to the list, and walked as well.
    for (let at = 0; at < this.objects.length; at++) this.keep(this.objects[at] as object);
    this.seen.clear();
  }

  restore(): void {
    const { objects, values } = this;
    let at = 0;
    for (const object of objects) at = restoreObject(object, values, at);
  }

  private keep(object: object): void {
    const { values } = this;
    if (Array.isArray(object)) {
      values.push(object.length);
      for (let at = 0; at < object.length; at++) this.add(object[at]);
    } else if (isNumberArray(object)) values.push(object.slice());
    else if (object instanceof Map) {
      values.push(object.size);
      for (const [key, value] of object) {
        this.add(key);
        this.add(value);
      }
    } else if (object instanceof Set) {
      values.push(object.size);
      for (const value of object) this.add(value);
    } else {
      const fields = object as Record<string, unknown>;
      const keys = Object.keys(fields);
      values.push(keys);
      for (let at = 0; at < keys.length; at++) this.add(fields[keys[at] as string]);
    }
  }

  private add(value: unknown): void {
    this.values.push(value);
    if (typeof value !== "object" || value === null || this.seen.has(value)) return;
    this.seen.add(value);
    if (isWalked(value)) this.objects.push(value);
  }
}

/** Gives an object its values back, which begin at `at`. Returns where they end. */
function restoreObject(object: object, values: readonly unknown[], at: number): number {
  const head = values[at++];
  if (Array.isArray(object)) {
    const count = head as number;
    object.length = count;
    for (let item = 0; item < count; item++) object[item] = values[at++];
  } else if (isNumberArray(object)) object.set(head as NumberArray);
  else if (object instanceof Map) {
    object.clear();
    for (const end = at + 2 * (head as number); at < end; at += 2) object.set(values[at], values[at + 1]);
  } else if (object instanceof Set) {
    object.clear();
    for (const end = at + (head as number); at < end; at++) object.add(values[at]);
  } else {
    const fields = object as Record<string, unknown>;
    const keys = head as string[];
    for (let item = 0; item < keys.length; item++) fields[keys[item] as string] = values[at++];
    removeLaterFields(fields, keys);
  }
  return at;
}

function removeLaterFields(fields: Record<string, unknown>, keys: readonly string[]): void {
  const now = Object.keys(fields);
  if (now.length === keys.length) return;
  for (const key of now) if (!keys.includes(key)) delete fields[key];
}

const word = new Float64Array(1);
const halves = new Int32Array(word.buffer);

/** Whole numbers are words as they are: fields of thousands of cells are hashed once a second. */
function hashNumbers(numbers: NumberArray, start: number): number {
  let hash = start;
  const isWhole = !(numbers instanceof Float64Array || numbers instanceof Float32Array);
  for (let at = 0; at < numbers.length; at++) {
    const value = numbers[at] as number;
    if (isWhole) hash = (Math.imul(hash, 31) + value) | 0;
    else {
      word[0] = value;
      hash = (Math.imul(Math.imul(hash, 31) + (halves[0] as number), 31) + (halves[1] as number)) | 0;
    }
  }
  return hash;
}

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
    if (value instanceof Set) value.forEach(add);
    // By index, as a checkpoint keeps it: a hole in a list is a value that is undefined.
    else if (Array.isArray(value)) for (let at = 0; at < value.length; at++) add(value[at]);
    else if (isNumberArray(value)) hash = hashNumbers(value, hash);
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
