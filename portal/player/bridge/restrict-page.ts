/**
 * Takes from a game's page what does not work for it, so that it falls back to what does: cookies, shared and service workers, WebRTC. The game's
 * caches get a prefix, because those of the packer lie in the same origin, and games delete all caches that they do not know. None of it is
 * a wall: a game can make a frame in which it has not run (docs/decisions/0007-an-origin-per-game.md).
 */
export function restrictPage(): void {
  hideCookies();
  prefixCaches("game/");
  refuseSharedWorkers();
  refusePeerConnections();
}

/** On a subdomain, a game's cookies would reach the site. */
function hideCookies(): void {
  Object.defineProperty(Document.prototype, "cookie", {
    get: () => "",
    set: () => undefined,
    enumerable: true,
  });
  remove("cookieStore");
}

function prefixCaches(prefix: string): void {
  if (!("CacheStorage" in window)) return;
  for (const method of ["open", "has", "delete"]) {
    wrap(CacheStorage.prototype, method, (call, name) => call(prefix + name));
  }
  wrap(CacheStorage.prototype, "keys", async (call) => {
    const all = (await call()) as string[];
    return all.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  });
  // Without a name, `match` would search the packer's caches too.
  wrap(CacheStorage.prototype, "match", async (call, request, options) => {
    const { cacheName } = (options ?? {}) as { cacheName?: string };
    return cacheName === undefined
      ? undefined
      : call(request, { ...(options as object), cacheName: prefix + cacheName });
  });
}

/** Shared workers and service workers outlive the page, and a service worker would serve the game without its policy. The server refuses them too. */
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
