import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefetchEngine } from "./prefetch-engine.ts";

const saves = vi.hoisted(() => ({ read: vi.fn() }));
const kept = vi.hoisted(() => ({ find: vi.fn() }));
vi.mock("./save-database.ts", () => ({ openSaveDatabase: () => saves }));
vi.mock("#app/offline/kept-games.ts", () => ({ keptGames: kept }));

const engine = {
  vanilla: { file: "ruffle-1/a.wasm", bytes: 4 },
  extended: { file: "ruffle-1/b.wasm", bytes: 4 },
};
const flash = { path: "meteor.swf", label: "meteor-flash", gameType: "flash", engine } as const;
const waflash = { ...flash, path: "waflash/siege/", gameType: "waflash" } as const;
const screen = (rects = 1) => ({ getClientRects: () => ({ length: rects }) }) as unknown as Element;

describe("prefetchEngine", () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response("wasm"));
  const visitor = (given: object) => vi.stubGlobal("navigator", { onLine: true, ...given });

  beforeEach(() => {
    fetched.mockClear();
    saves.read.mockResolvedValue([]);
    kept.find.mockResolvedValue(undefined);
    vi.stubGlobal("window", { requestIdleCallback: (run: () => void) => run(), caches: {} });
    vi.stubGlobal("fetch", fetched);
    vi.stubGlobal("caches", undefined);
    Reflect.deleteProperty(globalThis, "caches");
    visitor({});
  });
  afterEach(() => vi.unstubAllGlobals());

  it("fetches the engine from the site, behind everything else", async () => {
    await prefetchEngine(flash, screen());
    expect(fetched).toHaveBeenCalledWith("/assets/engines/ruffle-1/b.wasm", { priority: "low" });
  });

  it.each([
    ["saves data", { connection: { saveData: true } }],
    ["has hardly a network", { connection: { effectiveType: "slow-2g" } }],
    ["has none", { onLine: false }],
  ])("fetches nothing where the visitor %s", async (_, given) => {
    visitor(given);
    await prefetchEngine(flash, screen());
    expect(fetched).not.toHaveBeenCalled();
  });

  it("fetches nothing where the stage is not shown", async () => {
    await prefetchEngine(flash, screen(0));
    expect(fetched).not.toHaveBeenCalled();
  });

  it("fetches nothing for a game whose own origin has the engine", async () => {
    kept.find.mockResolvedValue({ label: flash.label });
    await prefetchEngine(flash, screen());
    expect(fetched).not.toHaveBeenCalled();
  });

  it("fetches nothing for a waflash game that the visitor plays in the other engine", async () => {
    saves.read.mockResolvedValue([["recess/player", "awayfl", 1]]);
    await prefetchEngine(waflash, screen());
    expect(fetched).not.toHaveBeenCalled();
    saves.read.mockResolvedValue([["recess/player", "ruffle", 2]]);
    await prefetchEngine(waflash, screen());
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
