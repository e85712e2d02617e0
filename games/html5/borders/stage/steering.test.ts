import { describe, expect, it } from "vitest";
import type { Action } from "#html5/borders/core/arena.ts";
import { createControls } from "#kit/input/controls.ts";
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
    expect(at(0, 0)).toEqual({ held: [] });
    expect(at(200, 100)).toEqual({ held: [], pointer: { x: 0, y: 0, isDown: true } });
    expect(at(200, 100, "up")).toEqual({ held: ["up"] });
    expect(at(200, 100)).toEqual({ held: [] });
    expect(at(100, 200)).toEqual({ held: [], pointer: { x: 32, y: 0, isDown: true } });
  });

  it("says nothing right beside the figure", () => {
    const controls = createControls<Action>();
    const steer = createSteering();
    controls.feed({ pointer: { x: 105, y: 100, isDown: true } });
    expect(steer(controls, figure)).toEqual({ held: [] });
  });
});
