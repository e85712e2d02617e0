/**
 * Lets `new Worker(url)` take a file of the game although the page's origin is opaque, where browsers refuse every file: the worker is
 * made from a blob that imports the file. Relative URLs in it are resolved against the file, as the game expects.
 */
export function allowWorkersFromFiles(): void {
  const Native = window.Worker;
  window.Worker = class Worker extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      const file = new URL(url, document.baseURI);
      if (/^https?:$/.test(file.protocol))
        // A module worker cannot be made from a blob of an opaque origin, but a classic one can import modules.
        super(blobWorker(file.href, options?.type), { ...options, type: "classic" });
      else super(url, options);
    }
  };
}

function blobWorker(file: string, type: WorkerType = "classic"): string {
  const load =
    type === "classic"
      ? `importScripts(${JSON.stringify(file)});`
      : `(${importModule})(${JSON.stringify(file)});`;
  const script = `(${pretendToBe})(${JSON.stringify(file)});${load}`;
  return URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
}

/** Runs in the worker, as text. Messages that come before the module has run wait for it. */
function importModule(file: string): void {
  const early: MessageEvent[] = [];
  const keep = (event: MessageEvent) => void early.push(event);
  addEventListener("message", keep);
  void import(/* @vite-ignore */ file).then(() => {
    removeEventListener("message", keep);
    for (const { data, ports } of early)
      dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
  });
}

type WorkerScope = { fetch: typeof window.fetch; importScripts(...urls: string[]): void };

/** Runs in the worker, as text: it can refer to nothing outside of itself. */
export function pretendToBe(file: string): void {
  const base = new URL(file);
  const scope = globalThis as unknown as WorkerScope;
  const resolve = (url: unknown) => new URL(String(url), base).href;
  Object.defineProperty(globalThis, "location", { value: base, configurable: true });
  const nativeFetch = scope.fetch.bind(globalThis);
  scope.fetch = (input, options) => nativeFetch(input instanceof Request ? input : resolve(input), options);
  const nativeImport = scope.importScripts.bind(globalThis);
  scope.importScripts = (...urls) => nativeImport(...urls.map(resolve));
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    const [method, url, ...rest] = args;
    return Reflect.apply(open, this, [method, resolve(url), ...rest]);
  };
}
