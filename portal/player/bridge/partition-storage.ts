/**
 * Partitions the play origin's storage by game: databases, caches, channels, locks and files get a prefix with the game's name. It isolates
 * well-behaved games; a hostile game can still reach these stores through a frame that it creates (docs/decisions/0002). Saves are
 * not among them.
 */
export function partitionStorage(guest: string): void {
  const prefix = `recess/${guest}/`;
  hideCookies();
  partitionDatabases(prefix);
  partitionCaches(prefix);
  partitionChannels(prefix);
  partitionFiles(guest);
  refuseSharedWorkers();
  refusePeerConnections();
}

/** Cookies ignore ports: a play origin on another port of the site's host would see the site's. */
function hideCookies(): void {
  Object.defineProperty(Document.prototype, "cookie", {
    get: () => "",
    set: () => undefined,
    enumerable: true,
  });
  remove("cookieStore");
}

function partitionDatabases(prefix: string): void {
  if (!("IDBFactory" in window)) return;
  wrap(IDBFactory.prototype, "open", (call, name, ...rest) => call(prefix + name, ...rest));
  wrap(IDBFactory.prototype, "deleteDatabase", (call, name) => call(prefix + name));
  wrap(IDBFactory.prototype, "databases", async (call) => {
    const all = (await call()) as IDBDatabaseInfo[];
    return all.flatMap(({ name, ...rest }) =>
      name?.startsWith(prefix) ? [{ ...rest, name: name.slice(prefix.length) }] : [],
    );
  });
  hidePrefix(IDBDatabase.prototype, "name", prefix);
}

function partitionCaches(prefix: string): void {
  if (!("CacheStorage" in window)) return;
  for (const method of ["open", "has", "delete"]) {
    wrap(CacheStorage.prototype, method, (call, name) => call(prefix + name));
  }
  wrap(CacheStorage.prototype, "keys", async (call) => {
    const all = (await call()) as string[];
    return all.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  });
  // Without a name, `match` would search every game's caches.
  wrap(CacheStorage.prototype, "match", async (call, request, options) => {
    const { cacheName } = (options ?? {}) as { cacheName?: string };
    return cacheName === undefined
      ? undefined
      : call(request, { ...(options as object), cacheName: prefix + cacheName });
  });
}

function partitionChannels(prefix: string): void {
  const Native = window.BroadcastChannel;
  window.BroadcastChannel = new Proxy(Native, {
    construct: (target, [name], newTarget) => Reflect.construct(target, [prefix + name], newTarget),
  });
  hidePrefix(Native.prototype, "name", prefix);
  if ("LockManager" in window) {
    wrap(LockManager.prototype, "request", (call, name, ...rest) => call(prefix + name, ...rest));
  }
}

function partitionFiles(guest: string): void {
  if (!("StorageManager" in window)) return;
  wrap(StorageManager.prototype, "getDirectory", async (call) => {
    const root = (await call()) as FileSystemDirectoryHandle;
    return root.getDirectoryHandle(encodeURIComponent(guest), { create: true });
  });
}

/** Shared workers and service workers outlive the page and reach every game of the origin. The server refuses service workers too. */
function refuseSharedWorkers(): void {
  remove("SharedWorker");
  if (!("ServiceWorkerContainer" in window)) return;
  wrap(ServiceWorkerContainer.prototype, "register", async () => {
    throw new DOMException("Games cannot register service workers.", "SecurityError");
  });
}

/** WebRTC is the one kind of connection that `connect-src` does not cover. */
function refusePeerConnections(): void {
  remove("RTCPeerConnection");
  remove("webkitRTCPeerConnection");
}

function remove(name: string): void {
  Object.defineProperty(window, name, { value: undefined, writable: true, configurable: true });
}

type NativeMethod = (...args: unknown[]) => unknown;

/** Replaces a method; `call` is the browser's own method, bound to the same object. */
function wrap(
  prototype: object,
  method: string,
  around: (call: NativeMethod, ...args: unknown[]) => unknown,
): void {
  const native: unknown = Reflect.get(prototype, method);
  if (typeof native !== "function") return;
  Object.defineProperty(prototype, method, {
    configurable: true,
    enumerable: true,
    writable: true,
    value(this: object, ...args: unknown[]) {
      return around((...next) => Reflect.apply(native, this, next), ...args);
    },
  });
}

/** Strips the prefix from a name that the browser reports back to the game. */
function hidePrefix(prototype: object, property: string, prefix: string): void {
  const native = Object.getOwnPropertyDescriptor(prototype, property);
  if (native?.get === undefined) return;
  const read = native.get;
  Object.defineProperty(prototype, property, {
    ...native,
    get() {
      const name: unknown = read.call(this);
      return typeof name === "string" && name.startsWith(prefix) ? name.slice(prefix.length) : name;
    },
  });
}
