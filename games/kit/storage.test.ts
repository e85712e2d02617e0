import { describe, expect, it } from "vitest";
import { isFlag, isListOf, isNumber, isShape, isText, openSaves, type StorageLike } from "./storage.ts";

function aStorage(entries: Record<string, string> = {}): StorageLike {
  const map = new Map(Object.entries(entries));
  return { getItem: (key) => map.get(key) ?? null, setItem: (key, value) => void map.set(key, value) };
}

describe("openSaves", () => {
  it("keeps a value for the next visit", () => {
    const storage = aStorage();
    openSaves("hoops", 1, () => storage).write("best", 12);
    expect(openSaves("hoops", 1, () => storage).read("best", isNumber, 0)).toBe(12);
  });

  it("keeps games apart", () => {
    const storage = aStorage();
    openSaves("hoops", 1, () => storage).write("best", 12);
    expect(openSaves("chess", 1, () => storage).read("best", isNumber, 0)).toBe(0);
  });

  it.each(["", "{", "null", "7", '{"version":1}', '{"version":1,"data":"x"}'])(
    "reads the broken save %j as missing",
    (text) => {
      const storage = aStorage({ "recess/hoops/best": text });
      expect(openSaves("hoops", 1, () => storage).read("best", isNumber, 5)).toBe(5);
    },
  );

  it("reads a save of another version as missing", () => {
    const storage = aStorage();
    openSaves("hoops", 1, () => storage).write("best", 12);
    expect(openSaves("hoops", 2, () => storage).read("best", isNumber, 0)).toBe(0);
  });

  it("goes on in memory where storage is forbidden", () => {
    const saves = openSaves("hoops", 1, () => {
      throw new DOMException("denied", "SecurityError");
    });
    saves.write("best", 3);
    expect(saves.read("best", isNumber, 0)).toBe(3);
  });
});

describe("isShape", () => {
  const isCareer = isShape({ day: isNumber, upgrades: isListOf(isText), isDone: isFlag });

  it("accepts what has every field in its kind", () => {
    expect(isCareer({ day: 3, upgrades: ["oven"], isDone: false })).toBe(true);
  });

  it.each([
    null,
    3,
    [],
    {},
    { day: "3", upgrades: [], isDone: true },
    { day: 3, upgrades: [1], isDone: true },
  ])("refuses %j", (value) => {
    expect(isCareer(value)).toBe(false);
  });
});
