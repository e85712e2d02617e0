import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** Names of the values and tags of a message in ICU MessageFormat. */
export function partsOf(message: string): string[] {
  const names = new Set<string>();
  walk(message, (element) => {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
  });
  return [...names].toSorted();
}

/** The forms of each plural of a message. */
export function pluralsOf(message: string): string[][] {
  const plurals: string[][] = [];
  walk(message, (element) => {
    if (element.type === TYPE.plural && element.pluralType === "cardinal")
      plurals.push(Object.keys(element.options));
  });
  return plurals;
}

type Elements = ReturnType<typeof parse>;

function walk(message: string, visit: (element: Elements[number]) => void): void {
  const visitAll = (elements: Elements) => {
    for (const element of elements) {
      visit(element);
      if (element.type === TYPE.tag) visitAll(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) visitAll(value);
    }
  };
  visitAll(parse(message));
}
