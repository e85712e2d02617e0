import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { engineBuilds } from "#testing/engine-builds.ts";
import { prefetchEngine } from "./prefetch-engine.ts";

const flash = { path: "meteor.swf", label: "meteor-flash", gameType: "flash", engine: engineBuilds } as const;
const waflash = { ...flash, path: "waflash/siege/", gameType: "waflash" } as const;
const nothing = { isKept: async () => false, savesOf: async () => [] };
const screen = (rects = 1) => ({ getClientRects: () => ({ length: rects }) }) as unknown as Element;

describe("prefetchEngine", () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response("wasm"));
  const visitor = (given: object) => vi.stubGlobal("navigator", { onLine: true, ...given });

  beforeEach(() => {
    fetched.mockClear();
    vi.stubGlobal("window", { requestIdleCallback: (run: () => void) => run() });
    vi.stubGlobal("fetch", fetched);
    vi.stubGlobal("caches", undefined);
    Reflect.deleteProperty(globalThis, "caches");
    visitor({});
  });
  afterEach(() => vi.unstubAllGlobals());

  it("fetches the engine from the site, behind everything else", async () => {
    await prefetchEngine(flash, screen(), nothing);
    const addresses = ["ruffle.js", "b.js", "b.wasm"].map((name) => `/assets/engines/ruffle-1/${name}`);
    expect(fetched.mock.calls).toEqual(addresses.map((address) => [address, { priority: "low" }]));
  });

  it.each([
    ["saves data", { connection: { saveData: true } }],
    ["has hardly a network", { connection: { effectiveType: "slow-2g" } }],
    ["has none", { onLine: false }],
  ])("fetches nothing where the visitor %s", async (_, given) => {
    visitor(given);
    await prefetchEngine(flash, screen(), nothing);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("fetches nothing where the stage is not shown", async () => {
    await prefetchEngine(flash, screen(0), nothing);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("fetches nothing for a game whose own origin has the engine", async () => {
    await prefetchEngine(flash, screen(), { ...nothing, isKept: async (label) => label === flash.label });
    expect(fetched).not.toHaveBeenCalled();
  });

  it("fetches nothing for a waflash game that the visitor plays in the other engine", async () => {
    const choosing = (engine: string) => ({
      ...nothing,
      savesOf: async () => [["recess/player", engine, 1] as const],
    });
    await prefetchEngine(waflash, screen(), choosing("awayfl"));
    expect(fetched).not.toHaveBeenCalled();
    await prefetchEngine(waflash, screen(), choosing("ruffle"));
    expect(fetched).toHaveBeenCalled();
  });
});
