/** At most so many of the list: the first, the last, and those between at even distances. */
export function spread<T>(list: readonly T[], most: number): T[] {
  const count = Math.min(list.length, most);
  const distance = (list.length - 1) / Math.max(count - 1, 1);
  const places = new Set(Array.from({ length: count }, (_, at) => Math.round(at * distance)));
  return list.filter((_, at) => places.has(at));
}
