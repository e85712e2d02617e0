import { describe, expect, it } from "vitest";
import { isKeyCode, keyCodes, keyFacts } from "./key-code.ts";

describe("keyFacts", () => {
  it.each([
    ["KeyA", "a", 65],
    ["Digit7", "7", 55],
    ["Space", " ", 32],
    ["ArrowLeft", "ArrowLeft", 37],
  ])("tells what a browser says of %s", (code, key, keyCode) => {
    expect(keyFacts(code)).toEqual({ key, keyCode });
  });

  it("knows every code of the list, and nothing else", () => {
    expect(keyCodes.every(isKeyCode)).toBe(true);
    for (const code of ["toString", "KeyÄ", "Digit10", "F5", "", 7, null])
      expect(isKeyCode(code)).toBe(false);
  });
});
