/** Type guard for saved data. */
export type Guard<T> = (value: unknown) => value is T;

/** Saves of a game. They never throw: where storage is unavailable, the game goes on without. */
export interface Saves {
  /** The value of a key; the fallback where there is none, or none of that shape. */
  read<T>(key: string, isShape: Guard<T>, fallback: T): T;
  write(key: string, value: unknown): void;
}

export type StorageLike = Pick<globalThis.Storage, "getItem" | "setItem">;

/**
 * Saves of one game as JSON in localStorage. Raise the version when the meaning of what you save changes:
 * older saves are then read as missing instead of being misunderstood.
 */
export function openSaves(
  slug: string,
  version = 1,
  find = () => globalThis.localStorage as StorageLike,
): Saves {
  const memory = new Map<string, string>();
  const storageKey = (key: string) => `recess/${slug}/${key}`;

  function load(key: string): string | undefined {
    try {
      // Browsers may refuse a third-party frame any access to localStorage.
      return find().getItem(storageKey(key)) ?? memory.get(key);
    } catch {
      return memory.get(key);
    }
  }

  return {
    read(key, isShape, fallback) {
      const saved = parse(load(key));
      return saved?.version === version && isShape(saved.data) ? saved.data : fallback;
    },
    write(key, value) {
      const text = JSON.stringify({ version, data: value });
      memory.set(key, text);
      try {
        find().setItem(storageKey(key), text);
      } catch {
        // Over the quota or forbidden: the value stays in memory until the page is closed.
      }
    },
  };
}

function parse(text: string | undefined): { version: unknown; data: unknown } | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "version" in value && "data" in value
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);
export const isText: Guard<string> = (value): value is string => typeof value === "string";
export const isFlag: Guard<boolean> = (value): value is boolean => typeof value === "boolean";

export function isListOf<T>(isItem: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isItem);
}

/** `isShape({ day: isNumber, upgrades: isListOf(isText) })` */
export function isShape<T extends object>(guards: { [Key in keyof T]: Guard<T[Key]> }): Guard<T> {
  return (value): value is T =>
    typeof value === "object" &&
    value !== null &&
    Object.entries<Guard<unknown>>(guards).every(([key, isGood]) => isGood(Reflect.get(value, key)));
}
