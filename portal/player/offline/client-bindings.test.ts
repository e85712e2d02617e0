import { describe, expect, it } from "vitest";
import { memoryCaches } from "./cache-storage.fixture.ts";
import { openClientBindings, sourceFor } from "./client-bindings.ts";

const old = { guest: "html5/chess", version: "1" };
const current = { guest: "html5/chess", version: "2" };
const network = { guest: "html5/chess", version: "" } as const;

describe("sourceFor", () => {
  it("serves the current version where no page of the game is open", () => {
    expect(sourceFor("html5/chess", [{ guest: "html5/other", version: "9" }], current).source).toEqual(
      current,
    );
  });

  it("serves the old version as long as a page of the game uses it", () => {
    expect(sourceFor("html5/chess", [old], current).source).toEqual(old);
  });

  it("stays with the network beside a page that came from it, and has the kept version as a fallback", () => {
    expect(sourceFor("html5/chess", [network], current)).toEqual({ source: network, fallback: current });
  });

  it("uses the network for a game that is not kept", () => {
    expect(sourceFor("html5/chess", [], undefined)).toEqual({ source: network });
  });
});

describe("openClientBindings", () => {
  it("remembers a page's version after the worker was stopped", async () => {
    const caches = memoryCaches();
    await openClientBindings(caches, async () => new Set()).bind("a", old);
    const again = openClientBindings(caches, async () => new Set(["a"]));
    expect(again.peek("a")).toBeUndefined();
    expect(await again.find("a")).toMatchObject(old);
  });

  it("forgets pages that are gone, but not one that is about to open", async () => {
    let [clock, live] = [0, new Set<string>()];
    const bindings = openClientBindings(
      memoryCaches(),
      async () => live,
      () => clock,
    );
    await bindings.bind("a", old);
    expect(await bindings.inUse()).toMatchObject({ open: [], opening: [old] });
    live = new Set(["a"]);
    clock = 600_000;
    expect(await bindings.inUse()).toMatchObject({ open: [old], opening: [] });
    live = new Set();
    expect(await bindings.inUse()).toEqual({ open: [], opening: [] });
    expect(await bindings.find("a")).toBeUndefined();
  });
});
