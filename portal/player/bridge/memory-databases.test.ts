import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DatabaseDump } from "#player/protocol/database-dump.ts";
import { openMemoryDatabases } from "./memory-databases.ts";

/** Databases in memory as a game sees them, and what was reported of them so far. */
function open(restored: Promise<readonly DatabaseDump[]> | readonly DatabaseDump[] = []) {
  const reported = new Map<string, DatabaseDump | undefined>();
  const globals = openMemoryDatabases({
    restored: Promise.resolve(restored),
    onChange: (name, dump) => reported.set(name, dump),
  });
  return { factory: globals["indexedDB"] as IDBFactory, reported };
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** A database with every kind of key that there is. */
function openGame(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open("game", 3);
  request.onupgradeneeded = () => {
    const files = request.result.createObjectStore("files");
    files.put(new Uint8Array([1, 2, 3]), "/level/1");
    files.put(new Map([["a", new Date(5)]]), [1, "two", new Date(3)]);
    const slots = request.result.createObjectStore("slots", { keyPath: "id", autoIncrement: true });
    slots.createIndex("place", ["world", "level"], { unique: true });
    slots.createIndex("tags", "tags", { multiEntry: true });
    slots.put({ world: 1, level: 2, tags: ["old", "red"] });
  };
  return done(request);
}

// Browsers have it; here an error fails the test.
beforeEach(() => vi.stubGlobal("reportError", (error: unknown) => expect.fail(String(error))));
afterEach(() => vi.unstubAllGlobals());

describe("openMemoryDatabases", () => {
  it("reports a database after its transaction, and makes the same again from the report", async () => {
    const first = open();
    await openGame(first.factory);
    await vi.waitFor(() => expect(first.reported.has("game")).toBe(true));
    const dump = structuredClone(first.reported.get("game"));

    const second = open(dump ? [dump] : []);
    const database = await openGame(second.factory);
    expect([database.version, [...database.objectStoreNames]]).toEqual([3, ["files", "slots"]]);
    const transaction = database.transaction(["files", "slots"], "readwrite");
    const files = transaction.objectStore("files");
    expect(await done(files.get("/level/1"))).toEqual(new Uint8Array([1, 2, 3]));
    expect(await done(files.get([1, "two", new Date(3)]))).toEqual(new Map([["a", new Date(5)]]));
    const slots = transaction.objectStore("slots");
    expect(await done(slots.index("place").get([1, 2]))).toMatchObject({ id: 1 });
    expect(await done(slots.index("tags").get("red"))).toMatchObject({ id: 1 });
    // The next key does not replace a record.
    expect(await done(slots.put({ world: 9, level: 9 }))).toBe(2);
    expect(second.reported.size).toBe(0);
    await vi.waitFor(() => expect(second.reported.get("game")?.stores[1]?.values).toHaveLength(2));
  });

  it("opens nothing before the stored databases are there", async () => {
    const { promise, resolve } = Promise.withResolvers<DatabaseDump[]>();
    const { factory } = open(promise);
    let isOpen = false;
    const opened = openGame(factory).then((database) => {
      isOpen = true;
      return database;
    });
    const names = factory.databases();
    await new Promise((tick) => setTimeout(tick, 20));
    expect(isOpen).toBe(false);
    const stores = [
      { name: "old", keyPath: null, autoIncrement: false, indexes: [], keys: [1], values: ["kept"] },
    ];
    resolve([{ name: "game", version: 3, stores }]);
    expect([...(await opened).objectStoreNames]).toEqual(["old"]);
    expect(await names).toEqual([{ name: "game", version: 3 }]);
  });

  it("reports a deleted database", async () => {
    const { factory, reported } = open();
    (await openGame(factory)).close();
    await vi.waitFor(() => expect(reported.get("game")).toBeDefined());
    await done(factory.deleteDatabase("game"));
    await vi.waitFor(() => expect(reported.get("game")).toBeUndefined());
  });

  it("opens the others when one stored database is broken", async () => {
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    const index = { name: "i", keyPath: "no path at all!", unique: false, multiEntry: false };
    const broken = { name: "s", keyPath: null, autoIncrement: false, indexes: [index], keys: [], values: [] };
    const { factory } = open([
      { name: "broken", version: 1, stores: [broken] },
      { name: "whole", version: 7, stores: [] },
    ]);
    expect((await done(factory.open("whole"))).version).toBe(7);
    expect(report).toHaveBeenCalledOnce();
  });
});
