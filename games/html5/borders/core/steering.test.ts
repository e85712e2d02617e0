import { describe, expect, it } from "vitest";
import { createControls } from "#kit/input/controls.ts";
import type { Action } from "./arena.ts";
import { createSteering } from "./steering.ts";

const figure = { x: 100, y: 100 };

describe("createSteering", () => {
  it("follows a mouse that moves, and leaves it for the keys until it moves again", () => {
    const controls = createControls<Action>();
    const steer = createSteering();
    const at = (x: number, y: number, ...held: Action[]) => {
      controls.feed({ held, pointer: { x, y, isDown: false } });
      return steer(controls, figure);
    };
    expect(at(0, 0)).toBeUndefined();
    expect(at(200, 100)).toBe(0);
    expect(at(200, 100, "up")).toBeUndefined();
    expect(at(200, 100)).toBeUndefined();
    expect(at(100, 200)).toBeCloseTo(Math.PI / 2);
  });

  it("says nothing right beside the figure", () => {
    const controls = createControls<Action>();
    const steer = createSteering();
    controls.feed({ pointer: { x: 105, y: 100, isDown: true } });
    expect(steer(controls, figure)).toBeUndefined();
  });
});
