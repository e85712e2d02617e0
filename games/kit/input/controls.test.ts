import { describe, expect, it } from "vitest";
import { createControls } from "./controls.ts";

describe("createControls", () => {
  it("tells a press in the step in which it happens and in no other", () => {
    const controls = createControls<"jump">();
    controls.feed({ held: ["jump"] });
    expect([controls.pressed("jump"), controls.held("jump")]).toEqual([true, true]);
    controls.feed({ held: ["jump"] });
    expect([controls.pressed("jump"), controls.held("jump")]).toEqual([false, true]);
  });

  it("takes what was struck again for a press, though it was held a step before", () => {
    const controls = createControls<"jump">();
    const pointer = { x: 0, y: 0, isDown: true, isStruck: true };
    controls.feed({ held: ["jump"], struck: ["jump"], pointer });
    controls.feed({ held: ["jump"], struck: ["jump"], pointer });
    expect([controls.pressed("jump"), controls.pointer.pressed]).toEqual([true, true]);
    controls.settle();
    expect(controls.pressed("jump")).toBe(false);
  });

  it("tells a release in the step in which it happens and in no other", () => {
    const controls = createControls<"jump">();
    controls.feed({ held: ["jump"] });
    controls.feed({});
    expect([controls.released("jump"), controls.held("jump")]).toEqual([true, false]);
    controls.feed({});
    expect(controls.released("jump")).toBe(false);
  });

  it("follows the pointer and finds its press and release", () => {
    const controls = createControls<never>();
    controls.feed({ pointer: { x: 3, y: 4, isDown: true } });
    expect(controls.pointer).toEqual({ x: 3, y: 4, isDown: true, pressed: true, released: false });
    controls.feed({ pointer: { x: 5, y: 6, isDown: false } });
    expect(controls.pointer).toEqual({ x: 5, y: 6, isDown: false, pressed: false, released: true });
  });

  it("leaves the pointer where it was when a move says nothing of it", () => {
    const controls = createControls<never>();
    controls.feed({ pointer: { x: 3, y: 4, isDown: true } });
    controls.feed({});
    expect(controls.pointer).toMatchObject({ x: 3, y: 4, isDown: false, released: true });
  });

  it("does not take the press that started the round for a move in it", () => {
    const controls = createControls<"jump">();
    controls.feed({ held: ["jump"], pointer: { x: 0, y: 0, isDown: true } });
    controls.settle();
    expect(controls.pressed("jump")).toBe(false);
    expect(controls.pointer.pressed).toBe(false);
    controls.feed({ held: ["jump"] });
    expect(controls.pressed("jump")).toBe(false);
  });
});
