import { describe, expect, it } from "vitest";
import { inputDevices } from "./input-devices.ts";

describe("inputDevices", () => {
  it.each([
    ["Arrows or WASD", ["keys"]],
    ["R", ["keys"]],
    ["Right click", ["mouse"]],
    ["Space, or hold the mouse", ["keys", "mouse"]],
    ["Mouse or touch: press and drag", ["mouse", "touch"]],
    ["Arrow keys, WASD or gamepad", ["gamepad", "keys"]],
    ["Friends", []],
  ])("takes %j for %j", (input, devices) => {
    expect([...inputDevices({ controls: [{ input, action: "go" }] })].toSorted()).toEqual(devices);
  });

  it("knows nothing of a game without controls", () => {
    expect(inputDevices({}).size).toBe(0);
  });
});
