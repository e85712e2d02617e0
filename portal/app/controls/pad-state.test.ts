import { describe, expect, it } from "vitest";
import { MOUSE_BUTTON, padButtons } from "./controls.ts";
import { padState } from "./pad-state.ts";

const aPad = (pressed: readonly (keyof typeof padButtons)[], axes: readonly number[] = [0, 0, 0, 0]) => ({
  axes,
  buttons: Array.from({ length: 16 }, (_, at) => {
    const isDown = pressed.some((button) => padButtons[button] === at);
    return { pressed: isDown, touched: isDown, value: Number(isDown) };
  }),
});
const controls = { pad: { left: "ArrowLeft", a: "Space", rt: MOUSE_BUTTON }, pointerStick: "right" } as const;

describe("padState", () => {
  it("holds what the pressed buttons stand for", () => {
    expect([...padState([null, aPad(["a", "rt", "x"])], controls).held]).toEqual(["Space", MOUSE_BUTTON]);
  });

  it("takes the left stick for the cross", () => {
    expect([...padState([aPad([], [-0.9, 0])], controls).held]).toEqual(["ArrowLeft"]);
    expect([...padState([aPad([], [-0.3, 0])], controls).held]).toEqual([]);
  });

  it("reads the pointer's stick, and lets it rest", () => {
    expect(padState([aPad([], [0, 0, 1, -1])], controls).tilt).toEqual({ x: 1, y: -1 });
    expect(padState([aPad([], [0, 0, 0.1, -0.1])], controls).tilt).toEqual({ x: 0, y: 0 });
  });

  it("takes the left stick for the pointer where it is told to", () => {
    const state = padState([aPad([], [-1, 0])], { ...controls, pointerStick: "left" });
    expect(state.tilt.x).toBe(-1);
    expect(state.held.size).toBe(0);
  });

  it("takes several gamepads for one", () => {
    expect([...padState([aPad(["a"]), aPad(["left"])], controls).held]).toEqual(["Space", "ArrowLeft"]);
  });
});
