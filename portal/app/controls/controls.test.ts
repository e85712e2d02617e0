import { describe, expect, it } from "vitest";
import type { InputPreset } from "#domain/catalogue/input/input-preset.ts";
import { MOUSE_BUTTON, parseControls, presetControls, showsButtons } from "./controls.ts";

const ways = { up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight" };
const aPreset = (given: Partial<InputPreset> = {}): InputPreset => ({
  gamepad: "mapped",
  touch: "unfit",
  ways,
  keys: [
    { code: "Space", hint: "Jump" },
    { code: "KeyX", hint: "Run" },
  ],
  pause: "KeyP",
  hasPointer: false,
  ...given,
});

describe("presetControls", () => {
  it("puts directions on the cross, keys on the buttons in their order, and pause on start", () => {
    expect(presetControls(aPreset())).toMatchObject({
      pad: { ...ways, a: "Space", b: "KeyX", start: "KeyP" },
      pointerStick: "none",
      buttons: ["Space", "KeyX"],
    });
  });

  it("lets the left stick point where there are no directions, and the right one where there are", () => {
    const pointed = presetControls(aPreset({ ways: {}, hasPointer: true }));
    expect(pointed).toMatchObject({ pointerStick: "left", pad: { a: MOUSE_BUTTON, b: "Space" } });
    const both = presetControls(aPreset({ hasPointer: true }));
    expect(both).toMatchObject({ pointerStick: "right", pad: { a: "Space", rt: MOUSE_BUTTON } });
  });

  it("leaves gamepads to a game that reads them itself", () => {
    expect(presetControls(aPreset({ gamepad: "own" })).gamepad).toBe("own");
  });
});

describe("parseControls", () => {
  it("reads what was stored", () => {
    const stored = {
      ...presetControls(aPreset()),
      keys: { KeyQ: "ArrowLeft" },
      touch: "always",
      buttons: ["Enter"],
      isSwapped: true,
    };
    expect(parseControls(JSON.parse(JSON.stringify(stored)), aPreset())).toEqual(stored);
  });

  it.each([null, "x", [], { pad: { a: "F5", z: "KeyA" }, keys: { F1: "KeyA" }, touch: 7, buttons: ["F5"] }])(
    "drops what is not valid: %j",
    (data) => {
      const { pad, keys, touch } = parseControls(data, aPreset());
      expect({ ...pad }).not.toMatchObject({ a: "F5" });
      expect(keys).toEqual({});
      expect(touch).toBe("auto");
    },
  );
});

describe("showsButtons", () => {
  const auto = presetControls(aPreset());

  it("shows them by itself on touch screens only, and never over a game that has its own", () => {
    expect(showsButtons(auto, aPreset(), true)).toBe(true);
    expect(showsButtons(auto, aPreset(), false)).toBe(false);
    expect(showsButtons(auto, aPreset({ touch: "own" }), true)).toBe(false);
  });

  it("follows the visitor", () => {
    expect(showsButtons({ ...auto, touch: "always" }, aPreset({ touch: "own" }), false)).toBe(true);
    expect(showsButtons({ ...auto, touch: "off" }, aPreset(), true)).toBe(false);
  });

  it("shows none for a game without keys", () => {
    const preset = aPreset({ ways: {}, keys: [] });
    expect(showsButtons({ ...presetControls(preset), touch: "always" }, preset, true)).toBe(false);
  });
});
