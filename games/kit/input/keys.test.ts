import { describe, expect, it } from "vitest";
import { type Key, padKeys } from "./keys.ts";

const button = (pressed: boolean) => ({ pressed, touched: pressed, value: pressed ? 1 : 0 });
const aPad = (down: readonly number[], axes: readonly number[] = [0, 0]) => ({
  buttons: Array.from({ length: 16 }, (_, index) => button(down.includes(index))),
  axes,
});

describe("padKeys", () => {
  it("names a button for any player and for its own", () => {
    expect(padKeys(aPad([0]), 2)).toEqual(["pad:a", "pad2:a"]);
  });

  it("tells three pads from each other", () => {
    const keys: readonly Key[] = ["pad1:x", "pad2:x", "pad3:x"];
    expect([1, 2, 3].map((player) => padKeys(aPad([2]), player)[1])).toEqual(keys);
  });

  it("takes the stick for the four directions once it is well off the middle", () => {
    expect(padKeys(aPad([], [-0.9, 0.8]), 1)).toEqual(["pad:down", "pad1:down", "pad:left", "pad1:left"]);
    expect(padKeys(aPad([], [0.2, -0.2]), 1)).toEqual([]);
  });

  it("copes with a pad that has neither sticks nor all buttons", () => {
    expect(padKeys({ buttons: [button(true)], axes: [] }, 1)).toEqual(["pad:a", "pad1:a"]);
  });
});
