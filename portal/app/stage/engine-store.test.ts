import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openEngineStore } from "./engine-store.ts";

const URL_PATH = "/assets/engines/ruffle-2/a.wasm";

/** A cache as far as the store uses it, by path. */
function aCache(entries: Record<string, string> = {}, { isFull = false } = {}) {
  const stored = new Map(Object.entries(entries));
  const cache = {
    put: async (url: string, response: Response) => {
      const text = await response.text();
      if (isFull) throw new DOMException("no room", "QuotaExceededError");
      stored.set(url, text);
    },
    keys: async () => [...stored.keys()].map((path) => ({ url: `http://site.example${path}` })),
    delete: async ({ url }: { url: string }) => stored.delete(new URL(url).pathname),
  };
  const storage = {
    open: async () => cache,
    match: async (url: string) => {
      const text = stored.get(url);
      return text === undefined ? undefined : new Response(text);
    },
  };
  return { stored, storage };
}

describe("the engine's store", () => {
  const fetched = vi.fn(async () => new Response("wasm", { headers: { "content-length": "2" } }));
  const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);
  const noProgress = () => undefined;

  beforeEach(() => {
    fetched.mockClear();
    vi.stubGlobal("fetch", fetched);
    vi.stubGlobal("reportError", () => undefined);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("fetches the file once, whether it is kept or read first", async () => {
    const { storage } = aCache();
    vi.stubGlobal("caches", storage);
    const store = openEngineStore(URL_PATH, 4);
    expect(await store.has()).toBe(false);
    const [, bytes] = await Promise.all([store.keep(), store.read(noProgress)]);
    expect(textOf(bytes)).toBe("wasm");
    expect(textOf(await openEngineStore(URL_PATH, 4).read(noProgress))).toBe("wasm");
    expect(await store.has()).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("evicts earlier versions, and no other file of this one", async () => {
    const script = "/assets/engines/ruffle-2/ruffle.js";
    const { storage, stored } = aCache({ "/assets/engines/ruffle-1/a.wasm": "old", [script]: "script" });
    vi.stubGlobal("caches", storage);
    await openEngineStore(URL_PATH, 4).keep();
    expect([...stored.keys()]).toEqual([script, URL_PATH]);
  });

  it("tells the progress of a download that was under way", async () => {
    vi.stubGlobal("caches", aCache().storage);
    const store = openEngineStore(URL_PATH, 4);
    const progress: number[][] = [];
    const keeping = store.keep();
    await store.read((...pair) => progress.push(pair));
    await keeping;
    expect(progress.at(-1)).toEqual([2, 2]);
  });

  it("gives the bytes where there is no room for them, or no cache at all", async () => {
    vi.stubGlobal("caches", aCache({}, { isFull: true }).storage);
    expect(textOf(await openEngineStore(URL_PATH, 4).read(noProgress))).toBe("wasm");
    vi.stubGlobal("caches", undefined);
    Reflect.deleteProperty(globalThis, "caches");
    expect(textOf(await openEngineStore(URL_PATH, 4).read(noProgress))).toBe("wasm");
  });

  it("fails without a network, and tries again the next time", async () => {
    vi.stubGlobal("caches", aCache().storage);
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    const store = openEngineStore(URL_PATH, 4);
    await expect(store.keep()).rejects.toThrow("offline");
    await store.keep();
    expect(await store.has()).toBe(true);
  });
});
