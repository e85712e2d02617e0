/** Long work in small steps: its runner may let other work in between two of them. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Items of a list in one step: far less than a millisecond, and many enough that stepping costs nothing. */
export const ITEMS_PER_STEP = 512;

/** Does all the work at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A value that is made when it is first needed, or before that in steps. */
export type Lazy<Value> = {
  /** Finishes what was begun. */
  get(): Value;
  steps(): Steps<Value>;
};

export function lazy<Value>(make: () => Steps<Value>): Lazy<Value> {
  let work: Steps<Value> | undefined;
  let made: { readonly value: Value } | undefined;

  function advance(): void {
    work ??= make();
    const step = work.next();
    if (step.done) made = { value: step.value };
  }

  function get(): Value {
    while (!made) advance();
    work = undefined;
    return made.value;
  }

  return {
    get,
    *steps() {
      while (!made) {
        advance();
        yield;
      }
      return get();
    },
  };
}

/** `filter`, in steps. */
export function* filterSteps<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Steps<Item[]> {
  const wanted: Item[] = [];
  for (const [at, item] of items.entries()) {
    if (isWanted(item)) wanted.push(item);
    if (at % ITEMS_PER_STEP === 0) yield;
  }
  return wanted;
}

/** `Map.groupBy`, in steps. */
export function* groupSteps<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Steps<Map<Key, Item[]>> {
  const groups = new Map<Key, Item[]>();
  for (const [at, item] of items.entries()) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
    if (at % ITEMS_PER_STEP === 0) yield;
  }
  return groups;
}
