import { describe, expect, it } from "vitest";
import { openHeldButtons } from "./held-buttons.ts";

const down = { controller: 1, button: "a", isDown: true };
const up = { ...down, isDown: false };

describe("openHeldButtons", () => {
  it("holds a button until the last key lets go", () => {
    const held = openHeldButtons();
    held.hold(1, "a", "KeyX");
    held.hold(1, "a", "pad:0");
    held.release(1, "a", "KeyX");
    expect(held.takePresses()).toEqual([down]);
    held.release(1, "a", "pad:0");
    expect(held.takePresses()).toEqual([up]);
  });

  it("lets the console see a tap that is shorter than a frame", () => {
    const held = openHeldButtons();
    held.hold(1, "a", "KeyX");
    held.release(1, "a", "KeyX");
    expect([held.takePresses(), held.takePresses(), held.takePresses()]).toEqual([[down], [up], []]);
  });

  it("lets go of everything at once", () => {
    const held = openHeldButtons();
    held.hold(1, "a", "KeyX");
    held.takePresses();
    held.releaseAll();
    held.release(1, "a", "KeyX");
    expect(held.takePresses()).toEqual([up]);
  });
});
