import { describe, expect, it } from "vitest";
import { heldCodes } from "./gamepads.ts";

const button = (pressed: boolean) => ({ pressed, touched: pressed, value: Number(pressed) });

describe("heldCodes", () => {
  it("names buttons and the ways of the stick", () => {
    const held = heldCodes({ buttons: [button(false), button(true)], axes: [-0.9, 0.2] });
    expect([...held]).toEqual(["pad:1", "pad:x-"]);
  });
});
