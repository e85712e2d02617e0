import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardDescription, resultDescription, truncate } from "./descriptions.ts";

describe("truncate", () => {
  it("leaves a text alone that fits", () => {
    expect(truncate("recess", 6)).toBe("recess");
    expect(truncate("", 6)).toBe("");
  });

  it("keeps exactly the first characters and adds an ellipsis when there are more", () => {
    expect(truncate("playground", 4)).toBe("play…");
  });

  it("counts an emoji as one character and never halves it", () => {
    expect(truncate("🎈🎈🎈", 3)).toBe("🎈🎈🎈");
    expect(truncate("🎈🎈🎈", 2)).toBe("🎈🎈…");
  });

  it("never shows more than the limit and an ellipsis, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(200), (text, limit) => {
        const shown = truncate(text, limit);
        const characters = [...text];
        expect(shown).toBe(characters.length <= limit ? text : `${characters.slice(0, limit).join("")}…`);
      }),
    );
  });
});

describe("cardDescription", () => {
  it("shows the first 55 characters", () => {
    expect(cardDescription("x".repeat(55))).toBe("x".repeat(55));
    expect(cardDescription("x".repeat(56))).toBe(`${"x".repeat(55)}…`);
  });

  it("is empty when there is none", () => {
    expect(cardDescription("")).toBe("");
  });
});

describe("resultDescription", () => {
  it("shows the first 150 characters", () => {
    expect(resultDescription("x".repeat(151))).toBe(`${"x".repeat(150)}…`);
    expect(resultDescription("")).toBe("");
  });
});
