import { describe, expect, it } from "vitest";
import { memoryCaches } from "./cache-storage.fixture.ts";
import { NETWORK, openClientBindings, sourceFor } from "./client-bindings.ts";

describe("sourceFor", () => {
  it("serves the current version where no page of the game is open", () => {
    expect(sourceFor([], "2")).toEqual({ source: "2" });
  });

  it("serves the old version as long as a page of the game uses it", () => {
    expect(sourceFor(["1"], "2")).toEqual({ source: "1" });
  });

  it("stays with the network beside a page that came from it, and has the kept version as a fallback", () => {
    expect(sourceFor([NETWORK], "2")).toEqual({ source: NETWORK, fallback: "2" });
  });

  it("uses the network for a game that is not kept", () => {
    expect(sourceFor([], undefined)).toEqual({ source: NETWORK });
  });
});

describe("openClientBindings", () => {
  it("remembers a page's version after the worker was stopped", async () => {
    const caches = memoryCaches();
    await openClientBindings(caches, async () => new Set()).bind("a", "1");
    const again = openClientBindings(caches, async () => new Set(["a"]));
    expect(again.peek("a")).toBeUndefined();
    expect(await again.find("a")).toBe("1");
  });

  it("forgets pages that are gone, but not one that is about to open", async () => {
    let [clock, live] = [0, new Set<string>()];
    const bindings = openClientBindings(
      memoryCaches(),
      async () => live,
      () => clock,
    );
    await bindings.bind("a", "1");
    expect(await bindings.inUse()).toEqual({ open: [], opening: ["1"] });
    live = new Set(["a"]);
    clock = 600_000;
    expect(await bindings.inUse()).toEqual({ open: ["1"], opening: [] });
    live = new Set();
    expect(await bindings.inUse()).toEqual({ open: [], opening: [] });
    expect(await bindings.find("a")).toBeUndefined();
  });
});
