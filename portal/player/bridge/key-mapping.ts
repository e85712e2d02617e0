import type { EntryStore } from "./entry-store.ts";

/** How a page's keys are kept: a prefix of its keys, and what stands for it in the store. */
export type Naming = { given: string; kept: string };

/**
 * Flash engines name saves after things that change. Ruffle begins with the host: its saves would be lost when a portal moves. AwayFL
 * uses the bare name, in a format that Ruffle does not read: the two would spoil each other's.
 */
export function namingFor({
  pathname,
  hostname,
}: Pick<Location, "pathname" | "hostname">): Naming | undefined {
  if (/^\/assets\/waflash\/[^/]+\/awayfl\.html$/.test(pathname)) return { given: "", kept: "awayfl/" };
  if (/^\/assets\/(?:flash|waflash)\//.test(pathname)) return { given: `${hostname}/`, kept: "ruffle/" };
  return undefined;
}

/** The store as the page should see it: keys that begin as given are kept under the other beginning, others are as they are. */
export function renamedStore(store: EntryStore, naming: Naming | undefined): EntryStore {
  if (naming === undefined) return store;
  const swap = (key: string, from: string, to: string) =>
    key.startsWith(from) ? to + key.slice(from.length) : key;
  const toKept = (key: string) => swap(key, naming.given, naming.kept);
  const toGiven = (key: string) => swap(key, naming.kept, naming.given);
  const seen = () => store.keys().filter((key) => naming.given !== "" || key.startsWith(naming.kept));
  return {
    ...store,
    get: (key) => store.get(toKept(key)),
    set: (key, value) => store.set(toKept(key), value),
    remove: (key) => store.remove(toKept(key)),
    clear() {
      for (const key of [...seen()]) store.remove(key);
    },
    keys: () => seen().map(toGiven),
  };
}
