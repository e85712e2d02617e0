import { describe, expect, it } from "vitest";
import { namedInput } from "./control-keys.ts";

describe("namedInput", () => {
  it.each([
    ["Space, up arrow, W or click", ["Space", "ArrowUp", "KeyW"], true],
    ["Left and right arrows, A and D", ["ArrowLeft", "ArrowRight", "KeyA", "KeyD"], false],
    [
      "Arrow keys, WASD or gamepad",
      ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "KeyA", "KeyD", "KeyW", "KeyS"],
      false,
    ],
    ["J, Z or Space", ["KeyJ", "KeyZ", "Space"], false],
    ["1 to 4 or click", ["Digit1", "Digit2", "Digit3", "Digit4"], true],
    ["8 to 0", ["Digit8", "Digit9", "Digit0"], false],
    ["E, Q, Shift or right click", ["KeyE", "KeyQ", "ShiftLeft"], true],
    ["Left and right arrows, or the mouse after a click", ["ArrowLeft", "ArrowRight"], true],
    ["Gamepad: stick, A or right trigger, B", [], false],
    ["Letters", [], false],
    ["Drag back and let go", [], true],
  ])("reads %j", (words, keys, hasPointer) => {
    expect(namedInput(words)).toEqual({ keys, hasPointer });
  });
});
