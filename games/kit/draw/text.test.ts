import { describe, expect, it } from "vitest";
import { readableSize, wrap } from "./text.ts";

describe("wrap", () => {
  const wide = (text: string) => text.length;

  it("breaks between words and never beyond the width", () => {
    expect(wrap("arrows move, space jumps", 12, wide)).toEqual(["arrows move,", "space jumps"]);
  });

  it("leaves a short text on one line", () => {
    expect(wrap("go", 12, wide)).toEqual(["go"]);
  });

  it("gives a word that is too wide a line of its own", () => {
    expect(wrap("a schoolyardful of", 5, wide)).toEqual(["a", "schoolyardful", "of"]);
  });
});

describe("readableSize", () => {
  it("keeps text readable in a small frame and leaves it alone in a large one", () => {
    expect(readableSize({ scale: 0.5 }, 16)).toBe(22);
    expect(readableSize({ scale: 1 }, 16)).toBe(16);
  });
});
