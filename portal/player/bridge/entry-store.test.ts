import { describe, expect, it } from "vitest";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { openEntryStore } from "./entry-store.ts";

function aStore(options: { entries?: SaveEntry[]; quota?: number; now?: () => number } = {}) {
  const written: SaveEntry[] = [];
  const store = openEntryStore({
    entries: options.entries ?? [],
    quota: options.quota ?? 100,
    onWrite: (entry) => written.push(entry),
    now: options.now ?? (() => 1000),
  });
  return { store, written };
}

describe("a game's store", () => {
  it("starts with the saves that it is opened with, without the removed ones", () => {
    const { store } = aStore({
      entries: [
        ["level", "3", 5],
        ["gone", null, 6],
      ],
    });
    expect(store.get("level")).toBe("3");
    expect(store.get("gone")).toBeNull();
    expect(store.keys()).toEqual(["level"]);
  });

  it("reports every write once, and none that changes nothing", () => {
    const { store, written } = aStore();
    store.set("a", "1");
    store.set("a", "1");
    store.remove("a");
    store.remove("a");
    expect(written).toEqual([
      ["a", "1", 1000],
      ["a", null, 1001],
    ]);
  });

  it("never dates a write before the one it replaces, whatever the clock says", () => {
    const { store, written } = aStore({ entries: [["a", "old", 9000]], now: () => 10 });
    store.set("a", "new");
    expect(written).toEqual([["a", "new", 9001]]);
  });

  it("refuses what goes over its quota, and keeps the old value", () => {
    const { store, written } = aStore({ quota: 10 });
    store.set("key", "1234567");
    expect(() => store.set("key", "12345678")).toThrow(
      expect.objectContaining({ name: "QuotaExceededError", code: 22 }),
    );
    expect(() => store.set("k", "")).toThrow(DOMException);
    expect(store.get("key")).toBe("1234567");
    expect(written).toHaveLength(1);
  });

  it("has room again after a value shrinks or goes", () => {
    const { store } = aStore({ quota: 10 });
    store.set("key", "1234567");
    store.set("key", "1");
    store.set("b", "12345");
    store.clear();
    store.set("0123456789", "");
    expect(store.keys()).toEqual(["0123456789"]);
  });

  it("lets a value shrink even where more was handed in than the quota allows", () => {
    const { store } = aStore({ entries: [["a", "x".repeat(50), 1]], quota: 10 });
    store.set("a", "x".repeat(40));
    expect(store.get("a")).toHaveLength(40);
  });

  it("takes another tab's newer writes and leaves its own newer ones", () => {
    const { store, written } = aStore();
    store.set("mine", "1");
    written.length = 0;
    const changes = store.merge([
      ["mine", "older", 999],
      ["theirs", "2", 1500],
    ]);
    expect(changes).toEqual([{ key: "theirs", oldValue: null, newValue: "2" }]);
    expect(store.get("mine")).toBe("1");
    expect(written).toEqual([]);
  });

  it("lists removed keys too, so that a merge does not bring them back", () => {
    const { store } = aStore();
    store.set("a", "1");
    store.remove("a");
    expect(store.entries()).toEqual([["a", null, 1001]]);
  });
});
