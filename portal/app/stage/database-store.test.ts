import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import type { DatabaseDump } from "#player/protocol/database-dump.ts";
import { openDatabaseStore } from "./database-store.ts";

function aDump(name: string, characters = 10): DatabaseDump {
  const values = ["x".repeat(characters)];
  return {
    name,
    version: 1,
    stores: [{ name: "s", keyPath: null, autoIncrement: false, indexes: [], keys: [1], values }],
  };
}

describe("openDatabaseStore", () => {
  it("keeps games apart, also where one name begins with another", async () => {
    const store = openDatabaseStore();
    await store.put("html5/chess", aDump("saves"));
    await store.put("html5/chess2", aDump("other"));
    expect(await store.names("html5/chess")).toEqual(["saves"]);
    expect(await store.load("html5/chess2")).toEqual([aDump("other")]);
  });

  it("replaces the dump of a database, and deletes it", async () => {
    const store = openDatabaseStore();
    await store.put("html5/snake", aDump("saves", 1));
    await store.put("html5/snake", aDump("saves", 500));
    expect(await store.load("html5/snake")).toEqual([aDump("saves", 500)]);
    await store.delete("html5/snake", "saves");
    expect(await store.load("html5/snake")).toEqual([]);
  });

  it("adds a database that the game does not have, and leaves one alone that it has", async () => {
    const store = openDatabaseStore();
    expect(await store.add("html5/old", aDump("saves", 1))).toBe(true);
    expect(await store.add("html5/old", aDump("saves", 500))).toBe(false);
    expect(await store.load("html5/old")).toEqual([aDump("saves", 1)]);
  });

  it("refuses what exceeds the game's quota, and leaves the old dump as it was", async () => {
    const store = openDatabaseStore(11_000);
    expect(await store.put("html5/big", aDump("a", 2000))).toBe(true);
    expect(await store.put("html5/big", aDump("b", 2000))).toBe(true);
    expect(await store.put("html5/big", aDump("b", 4000))).toBe(false);
    expect(await store.put("html5/big", aDump("c", 4000))).toBe(false);
    expect(await store.load("html5/big")).toEqual([aDump("a", 2000), aDump("b", 2000)]);
    expect(await store.put("html5/big", aDump("a", 2500))).toBe(true);
    expect(await store.put("html5/other", aDump("a", 4000))).toBe(true);
  });
});
