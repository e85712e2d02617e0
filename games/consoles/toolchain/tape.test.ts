import { describe, expect, it } from "vitest";
import { parseTape, tapeText } from "./tape.ts";

describe("a tape", () => {
  it("joins equal steps, and reads as it was written", () => {
    const text = tapeText([
      { frames: 1, buttons: ["right", "a"] },
      { frames: 2, buttons: ["right", "a"] },
      { frames: 4, buttons: [] },
    ]);
    expect(text).toBe("3 right a\n4\n");
    expect(parseTape(text)).toEqual([
      { frames: 3, buttons: ["right", "a"] },
      { frames: 4, buttons: [] },
    ]);
  });
});
