import { describe, expect, it } from "vitest";
import { inEnglish } from "#player/language/translate.ts";
import { codeLabel } from "./code-label.ts";

describe("codeLabel", () => {
  it("shows keys by their letter or sign, and those with a name in the visitor's language", () => {
    expect(
      ["KeyX", "Digit1", "ArrowUp", "Comma", "Enter", "ShiftLeft", "Space"].map((code) =>
        codeLabel(code, inEnglish),
      ),
    ).toEqual(["X", "1", "↑", ",", "Enter", "left Shift", "Space"]);
  });

  it("shows buttons and sticks of gamepads", () => {
    expect(["pad:0", "pad:9", "pad:14", "pad:x-"].map((code) => codeLabel(code, inEnglish))).toEqual([
      "pad 1",
      "pad Start",
      "pad ←",
      "stick ←",
    ]);
  });
});
