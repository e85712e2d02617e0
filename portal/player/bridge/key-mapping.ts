import { engineAt } from "#player/protocol/game-engine.ts";
import type { EntryStore } from "./entry-store.ts";

/** Mapping of save keys: a prefix of the page's keys, and the prefix that replaces it in the store. */
export type KeyMapping = { pagePrefix: string; storePrefix: string };

/**
 * The key mapping of a Flash page. Ruffle's keys begin with the host name, so its saves would be lost when a portal moves to another
 * host. AwayFL's keys have no prefix and its values a format that Ruffle does not read, so the two would overwrite each other.
 */
export function keyMappingFor({
  pathname,
  hostname,
}: Pick<Location, "pathname" | "hostname">): KeyMapping | undefined {
  const engine = engineAt({ pathname });
  if (engine === "awayfl") return { pagePrefix: "", storePrefix: "awayfl/" };
  if (engine === "ruffle") return { pagePrefix: `${hostname}/`, storePrefix: "ruffle/" };
  return undefined;
}

/** View of an entry store with mapped keys. Keys without the prefix stay as they are. */
export function withMappedKeys(store: EntryStore, mapping: KeyMapping | undefined): EntryStore {
  if (mapping === undefined) return store;
  const { pagePrefix, storePrefix } = mapping;
  const swap = (key: string, from: string, to: string) =>
    key.startsWith(from) ? to + key.slice(from.length) : key;
  const toStore = (key: string) => swap(key, pagePrefix, storePrefix);
  const toPage = (key: string) => swap(key, storePrefix, pagePrefix);
  const visibleKeys = () => store.keys().filter((key) => pagePrefix !== "" || key.startsWith(storePrefix));
  return {
    ...store,
    get: (key) => store.get(toStore(key)),
    set: (key, value) => store.set(toStore(key), value),
    remove: (key) => store.remove(toStore(key)),
    clear() {
      for (const key of [...visibleKeys()]) store.remove(key);
    },
    keys: () => visibleKeys().map(toPage),
  };
}
