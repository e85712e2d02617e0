import { describe, expect, it } from "vitest";
import { translateTo } from "#app/messages/languages.ts";
import { MOUSE_BUTTON } from "./controls.ts";
import { keyLabel } from "./key-label.ts";

describe("keyLabel", () => {
  it.each([
    ["KeyW", "W"],
    ["Digit4", "4"],
    ["ArrowLeft", "←"],
    ["ShiftLeft", "Left Shift"],
    ["ControlRight", "Right Ctrl"],
    ["Space", "Space"],
    [MOUSE_BUTTON, "Mouse button"],
  ])("names %s %s", (code, label) => expect(keyLabel(translateTo("en"), code)).toBe(label));
});
