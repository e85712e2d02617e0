/** A random entry of the list, each equally likely. `random` gives numbers from 0 up to, but not including, 1. */
export function pick<T extends NonNullable<unknown>>(list: readonly T[], random: () => number): T {
  const entry = list[Math.floor(random() * list.length)];
  if (entry === undefined)
    throw new RangeError("Nothing to pick: the list is empty or the number out of range.");
  return entry;
}

/** A random entry other than the current one, so that asking for another always changes something. */
export function pickAnother<T extends NonNullable<unknown>>(
  list: readonly T[],
  current: T,
  random: () => number,
): T {
  const others = list.filter((entry) => entry !== current);
  return others.length > 0 ? pick(others, random) : current;
}
