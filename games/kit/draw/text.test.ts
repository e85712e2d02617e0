import { describe, expect, it } from "vitest";
import { readableSize, sizeWithin, wrap } from "./text.ts";

describe("wrap", () => {
  const wide = (text: string) => text.length;

  it("breaks between words and never beyond the width", () => {
    expect(wrap("arrows move, space jumps", 12, wide)).toEqual(["arrows move,", "space jumps"]);
  });

  it("leaves a short text on one line", () => {
    expect(wrap("go", 12, wide)).toEqual(["go"]);
    expect(wrap("", 12, wide)).toEqual([""]);
  });

  it("gives a word that is too wide a line of its own", () => {
    expect(wrap("a schoolyardful of", 5, wide)).toEqual(["a", "schoolyardful", "of"]);
    expect(wrap("a schoolyardful", 5, wide)).toEqual(["a", "schoolyardful"]);
  });

  it("breaks between Chinese signs, and keeps punctuation and words of letters together", () => {
    expect(wrap("转向。别掉下去，按 Shift 加速！", 6, wide)).toEqual([
      "转向。别掉下",
      "去，按",
      "Shift",
      "加速！",
    ]);
  });

  it("keeps the spaces inside a line", () => {
    expect(wrap("Close  +50", 20, wide)).toEqual(["Close  +50"]);
  });
});

describe("readableSize", () => {
  it("keeps text readable in a small frame and leaves it alone in a large one", () => {
    expect(readableSize({ scale: 0.5 }, 16)).toBe(24);
    expect(readableSize({ scale: 1 }, 16)).toBe(16);
  });
});

describe("sizeWithin", () => {
  /** Each letter is half as wide as it is high. */
  function viewOf(scale: number) {
    const ctx = {
      font: "",
      measureText(text: string) {
        return { width: (text.length * Number(/(\d+)px/.exec(this.font)?.[1])) / 2 };
      },
    };
    return { ctx: ctx as unknown as CanvasRenderingContext2D, width: 960, height: 540, scale };
  }

  it("keeps the size of a text that has room", () => {
    expect(sizeWithin(viewOf(1), "Rank", 20, 40)).toBe(20);
  });

  it("gives a longer text a smaller size, by how wide it would be drawn", () => {
    expect(sizeWithin(viewOf(1), "Peringkat", 20, 45)).toBe(10);
    expect(sizeWithin(viewOf(0.5), "Rank", 20, 24)).toBe(12);
  });
});
