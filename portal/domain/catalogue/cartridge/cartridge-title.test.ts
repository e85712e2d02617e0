import { describe, expect, it } from "vitest";
import { cartridgeTitle } from "./cartridge-title.ts";

describe("cartridgeTitle", () => {
  it.each([
    ["Snail Race", undefined, "Snail Race"],
    ["Snail Race (World) (v1.1) [b1]", "SNAILRACE", "Snail Race"],
    ["snail-race-1.0.2", undefined, "snail-race"],
    ["game", "SNAIL'S RACE 2", "Snail's Race 2"],
    ["game", undefined, "game"],
    ["(World)", undefined, "(World)"],
    ["(World)", "RACE", "Race"],
  ])("of %s with the head %s is %s", (fileName, head, title) => {
    expect(cartridgeTitle(fileName, head)).toBe(title);
  });
});
