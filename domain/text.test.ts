import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cut } from "./text.ts";

describe("cut", () => {
  it("leaves a text alone that just fits", () => {
    expect(cut("a".repeat(55), 55)).toBe("a".repeat(55));
  });

  it("keeps the first characters and says that there is more", () => {
    expect(cut("a".repeat(56), 55)).toBe(`${"a".repeat(55)}…`);
  });

  it("counts an emoji as one character and never halves it", () => {
    expect(cut("🛝🛝🛝", 3)).toBe("🛝🛝🛝");
    expect(cut("🛝🛝🛝", 2)).toBe("🛝🛝…");
  });

  it("gives a beginning of the text, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(40), (text, limit) => {
        const shown = cut(text, limit);
        const kept = shown === text ? shown : shown.slice(0, -1);
        expect(text.startsWith(kept)).toBe(true);
        expect([...kept].length).toBeLessThanOrEqual(limit);
        expect(kept.isWellFormed()).toBe(true);
      }),
    );
  });
});
