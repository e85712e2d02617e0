import { describe, expect, it } from "vitest";
import { openSaves } from "./saves.ts";

/** As much of a browser's storage as saves need. */
function memoryStorage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (at) => [...map.keys()][at] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
}

describe("openSaves", () => {
  it("keeps a battery with its length, and stores no more than was written", () => {
    const storage = memoryStorage();
    const battery = new Uint8Array(8192);
    battery.set([1, 0, 255]);
    openSaves(storage).writeBattery(battery);
    expect(openSaves(storage).readBattery()).toEqual(battery);
    expect(storage.getItem("battery")).toBe("8192:AQD/");
  });

  it("stores no more of a chip that comes filled with 255", () => {
    const storage = memoryStorage();
    const battery = new Uint8Array(131_072).fill(255);
    battery.set([1, 2, 3]);
    openSaves(storage).writeBattery(battery);
    expect(openSaves(storage).readBattery()).toEqual(battery);
    expect(storage.getItem("battery")).toBe("131072:AQID:255");
  });

  it("keeps three states, each with its time and picture", async () => {
    const saves = openSaves(memoryStorage());
    const state = new Uint8Array(100_000).fill(7);
    await saves.writeState(2, state, { at: 5, picture: "data:," });
    expect([...saves.list()]).toMatchObject([[2, { at: 5, picture: "data:," }]]);
    expect(await saves.readState(2)).toEqual(state);
    expect(await saves.readState(1)).toBeUndefined();
  });

  it.each(["", "null", "{", '{"at":1}', '{"at":1,"picture":"","state":"AAAA"}'])(
    "reads no state from %j",
    async (text) => {
      expect(await openSaves(memoryStorage({ "state-1": text })).readState(1)).toBeUndefined();
    },
  );

  it.each(["", "x", "99999999:"])("reads no battery from %j", (text) => {
    expect(openSaves(memoryStorage({ battery: text })).readBattery()).toBeUndefined();
  });
});
