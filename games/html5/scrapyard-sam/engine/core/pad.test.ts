import { describe, expect, it } from "vitest";
import { createControls } from "#kit/input/controls.ts";
import type { Action } from "./actions.ts";
import { Pad } from "./pad.ts";

function play(script: readonly (readonly Action[])[], isFrozen = false): Pad {
  const pad = new Pad();
  const controls = createControls<Action>();
  for (const held of script) {
    controls.feed({ held });
    pad.read(controls, isFrozen);
  }
  return pad;
}

const idle = (steps: number): Action[][] => Array.from({ length: steps }, () => []);

describe("Pad", () => {
  it("keeps a press that came a moment too early, and gives it once", () => {
    const pad = play([["punch"], ...idle(5)]);
    expect(pad.take("punch")).toBe(true);
    expect(pad.take("punch")).toBe(false);
  });

  it("forgets a press that nobody wanted", () => {
    expect(play([["punch"], ...idle(9)]).take("punch")).toBe(false);
  });

  it("lets presses wait while time stands still for a hit", () => {
    expect(play([["punch"], ...idle(30)], true).take("punch")).toBe(true);
  });

  it("takes two quick taps for a dash, and two slow ones for walking", () => {
    expect(play([["right"], [], ["right"]]).takeDash()).toBe(1);
    expect(play([["left"], [], ["left"]]).takeDash()).toBe(-1);
    expect(play([["right"], ...idle(20), ["right"]]).takeDash()).toBeUndefined();
    expect(play([["right"], [], ["left"]]).takeDash()).toBeUndefined();
  });

  it("counts for how long a button is down", () => {
    expect(play([["punch"], ["punch"], ["punch"]]).heldFor("punch")).toBe(3);
  });
});
