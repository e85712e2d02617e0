import type { EntryStore } from "./entry-store.ts";

/** Which store stands behind which of our objects; everything else is the browser's own storage. */
const stores = new WeakMap<object, EntryStore>();

const native = Object.getOwnPropertyDescriptors(Storage.prototype);

/**
 * An object that games cannot tell from the browser's `Storage`: methods, index, `in`, `delete`, `Object.keys`, JSON,
 * `instanceof`, and libraries that add methods to `Storage.prototype` or borrow them from it.
 */
export function virtualStorage(store: EntryStore): Storage {
  const target: Storage = Object.create(Storage.prototype);
  // The interface's own members win over stored keys of the same name, as the standard says.
  const isMember = (name: string | symbol) => name in Storage.prototype;
  const stored = (name: string | symbol) =>
    typeof name === "string" && !isMember(name) ? store.get(name) : null;

  const storage = new Proxy(target, {
    get: (object, name, receiver) => stored(name) ?? Reflect.get(object, name, receiver),
    set(object, name, value) {
      if (typeof name === "symbol") return Reflect.set(object, name, value);
      store.set(name, String(value));
      return true;
    },
    has: (object, name) => stored(name) !== null || Reflect.has(object, name),
    deleteProperty(object, name) {
      if (stored(name) === null) return Reflect.deleteProperty(object, name);
      store.remove(String(name));
      return true;
    },
    ownKeys: (object) => [...store.keys(), ...Reflect.ownKeys(object)],
    getOwnPropertyDescriptor(object, name) {
      const value = stored(name);
      if (value === null) return Reflect.getOwnPropertyDescriptor(object, name);
      return { value, writable: true, enumerable: true, configurable: true };
    },
    defineProperty(object, name, descriptor) {
      if (typeof name === "symbol") return Reflect.defineProperty(object, name, descriptor);
      if (!("value" in descriptor)) return false;
      store.set(name, String(descriptor.value));
      return true;
    },
    preventExtensions: () => false,
  });
  stores.set(storage, store);
  return storage;
}

/** Makes the methods of `Storage.prototype` serve our objects too; called once, before any script of the game. */
export function patchStoragePrototype(): void {
  const methods: Record<string, (store: EntryStore, ...given: string[]) => unknown> = {
    getItem: (store, key = "") => store.get(key),
    setItem: (store, key = "", value = "") => store.set(key, value),
    removeItem: (store, key = "") => store.remove(key),
    clear: (store) => store.clear(),
    key: (store, index) => store.keys()[Math.trunc(Number(index)) || 0] ?? null,
  };
  for (const [name, method] of Object.entries(methods)) {
    const original: unknown = native[name]?.value;
    if (typeof original !== "function") continue;
    const patched = {
      [name](this: object, ...given: unknown[]) {
        const store = stores.get(this);
        // Wrong calls (another object, too few arguments) get the browser's own complaint.
        if (store === undefined || given.length < original.length)
          return Reflect.apply(original, this, given);
        return method(store, ...given.map(String));
      },
    }[name];
    Object.defineProperty(patched, "length", { value: original.length });
    Object.defineProperty(Storage.prototype, name, { ...native[name], value: patched });
  }
  const originalLength = native.length?.get;
  Object.defineProperty(Storage.prototype, "length", {
    ...native.length,
    get(this: object) {
      return stores.get(this)?.keys().length ?? originalLength?.call(this);
    },
  });
}
