import { describe, expect, it } from "vitest";
import { buttons } from "./core.ts";
import { buttonOf, defaultKeyMap, isPadCode, parseKeyMap, remapped } from "./key-map.ts";

describe("defaultKeyMap", () => {
  it("gives no key to two buttons, so that two can play at one keyboard", () => {
    const keys = ([1, 2] as const).flatMap((controller) =>
      buttons.flatMap((button) => defaultKeyMap[controller][button].filter((code) => !isPadCode(code))),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("buttonOf", () => {
  it("finds the button of a key", () => {
    expect(buttonOf(defaultKeyMap, "KeyX")).toEqual({ controller: 1, button: "a" });
    expect(buttonOf(defaultKeyMap, "KeyG")).toEqual({ controller: 2, button: "a" });
    expect(buttonOf(defaultKeyMap, "KeyM")).toBeUndefined();
  });

  it("gives each gamepad to its own controller", () => {
    expect(buttonOf(defaultKeyMap, "pad:9", 2)).toEqual({ controller: 2, button: "start" });
  });
});

describe("remapped", () => {
  it("replaces the keys of a button, and leaves its gamepad", () => {
    const map = remapped(defaultKeyMap, 1, "a", "Space");
    expect(map[1].a).toEqual(["Space", "pad:0", "pad:1"]);
    expect(buttonOf(map, "KeyX")).toBeUndefined();
  });

  it("takes a key from the button that had it, of either controller", () => {
    const map = remapped(defaultKeyMap, 1, "a", "KeyG");
    expect(buttonOf(map, "KeyG")).toEqual({ controller: 1, button: "a" });
    expect(map[2].a).toEqual(["pad:0", "pad:1"]);
  });

  it("takes a gamepad's button from its own controller alone", () => {
    const map = remapped(defaultKeyMap, 1, "start", "pad:0");
    expect(map[1].a).not.toContain("pad:0");
    expect(map[2].a).toContain("pad:0");
  });
});

describe("parseKeyMap", () => {
  it("reads what was stored", () => {
    const map = remapped(defaultKeyMap, 2, "b", "KeyM");
    expect(parseKeyMap(JSON.parse(JSON.stringify(map)))).toEqual(map);
  });

  it.each([undefined, null, 7, [], { 1: null }, { 1: { a: "KeyX" } }])("stays as it is for %j", (data) => {
    expect(parseKeyMap(data)).toEqual(defaultKeyMap);
  });
});
