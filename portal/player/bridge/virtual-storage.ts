import type { EntryStore } from "./entry-store.ts";

/** The entry store behind each of our shims; a `Storage` object that is not in here is the browser's own. */
const stores = new WeakMap<object, EntryStore>();

const native = Object.getOwnPropertyDescriptors(Storage.prototype);

/**
 * Storage shim: a `Proxy` with the interface of `localStorage` over an entry store. It supports what games use: methods, property access,
 * `in`, `delete`, `Object.keys`, JSON, `instanceof`, and libraries that add methods to `Storage.prototype` or borrow them from it.
 */
export function virtualStorage(store: EntryStore): Storage {
  const target: Storage = Object.create(Storage.prototype);
  // Members of the interface take precedence over stored keys of the same name, as in the standard.
  const isMember = (name: string | symbol) => name in Storage.prototype;
  const storedValue = (name: string | symbol) =>
    typeof name === "string" && !isMember(name) ? store.get(name) : null;

  const storage = new Proxy(target, {
    get: (object, name, receiver) => storedValue(name) ?? Reflect.get(object, name, receiver),
    set(object, name, value) {
      if (typeof name === "symbol") return Reflect.set(object, name, value);
      store.set(name, String(value));
      return true;
    },
    has: (object, name) => storedValue(name) !== null || Reflect.has(object, name),
    deleteProperty(object, name) {
      if (storedValue(name) === null) return Reflect.deleteProperty(object, name);
      store.remove(String(name));
      return true;
    },
    ownKeys: (object) => [...store.keys(), ...Reflect.ownKeys(object)],
    getOwnPropertyDescriptor(object, name) {
      const value = storedValue(name);
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

/** Patches the methods of `Storage.prototype` so that they accept our shims; called once, before the game's first script. */
export function patchStoragePrototype(): void {
  const methods: Record<string, (store: EntryStore, ...args: string[]) => unknown> = {
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
      [name](this: object, ...args: unknown[]) {
        const store = stores.get(this);
        // Invalid calls (another object, too few arguments) get the browser's own error.
        if (store === undefined || args.length < original.length) return Reflect.apply(original, this, args);
        return method(store, ...args.map(String));
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
