/**
 * Games share one origin, so what the browser keeps per origin is split here by name. This keeps honest games out of each other's way; a game that
 * works at it can still reach these stores through a frame of its own making (docs/decisions/0002). Saves are not among them.
 */
export function buildWalls(guest: string): void {
  const prefix = `recess/${guest}/`;
  hideCookies();
  splitDatabases(prefix);
  splitCaches(prefix);
  splitChannels(prefix);
  splitFiles(guest);
  refuseWorkersThatStay();
  refusePeerConnections();
}

/** Cookies ignore ports: on the next port, the site's would be in sight. */
function hideCookies(): void {
  Object.defineProperty(Document.prototype, "cookie", {
    get: () => "",
    set: () => undefined,
    enumerable: true,
  });
  remove("cookieStore");
}

function splitDatabases(prefix: string): void {
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

function splitCaches(prefix: string): void {
  if (!("CacheStorage" in window)) return;
  for (const method of ["open", "has", "delete"]) {
    wrap(CacheStorage.prototype, method, (call, name) => call(prefix + name));
  }
  wrap(CacheStorage.prototype, "keys", async (call) => {
    const all = (await call()) as string[];
    return all.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  });
  // Without a name it would look through every game's caches.
  wrap(CacheStorage.prototype, "match", async (call, request, options) => {
    const { cacheName } = (options ?? {}) as { cacheName?: string };
    return cacheName === undefined
      ? undefined
      : call(request, { ...(options as object), cacheName: prefix + cacheName });
  });
}

function splitChannels(prefix: string): void {
  const Native = window.BroadcastChannel;
  window.BroadcastChannel = new Proxy(Native, {
    construct: (target, [name], newTarget) => Reflect.construct(target, [prefix + name], newTarget),
  });
  hidePrefix(Native.prototype, "name", prefix);
  if ("LockManager" in window) {
    wrap(LockManager.prototype, "request", (call, name, ...rest) => call(prefix + name, ...rest));
  }
}

function splitFiles(guest: string): void {
  if (!("StorageManager" in window)) return;
  wrap(StorageManager.prototype, "getDirectory", async (call) => {
    const top = (await call()) as FileSystemDirectoryHandle;
    return top.getDirectoryHandle(encodeURIComponent(guest), { create: true });
  });
}

/** Shared and service workers outlive the page and serve every game of the origin. The server refuses the latter too. */
function refuseWorkersThatStay(): void {
  remove("SharedWorker");
  if (!("ServiceWorkerContainer" in window)) return;
  wrap(ServiceWorkerContainer.prototype, "register", async () => {
    throw new DOMException("Games cannot register service workers.", "SecurityError");
  });
}

/** The one kind of connection that `connect-src` does not cover. */
function refusePeerConnections(): void {
  remove("RTCPeerConnection");
  remove("webkitRTCPeerConnection");
}

function remove(name: string): void {
  Object.defineProperty(window, name, { value: undefined, writable: true, configurable: true });
}

type Call = (...given: unknown[]) => unknown;

/** Replaces a method; `call` is the browser's own, on the same object. */
function wrap(prototype: object, method: string, around: (call: Call, ...given: unknown[]) => unknown): void {
  const native: unknown = Reflect.get(prototype, method);
  if (typeof native !== "function") return;
  Object.defineProperty(prototype, method, {
    configurable: true,
    enumerable: true,
    writable: true,
    value(this: object, ...given: unknown[]) {
      return around((...next) => Reflect.apply(native, this, next), ...given);
    },
  });
}

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
