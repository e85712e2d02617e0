import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { inlineConstants } from "./inline-constants.ts";

const constants = ":root { color-scheme: dark; --mint: #6fe0b8; --ring: 3px solid var(--mint); }";
const built = (css: string) => postcss([inlineConstants(constants)]).process(css, { from: undefined }).css;

describe("inlineConstants", () => {
  it("puts constants where they are used, also those that are made of others", () => {
    expect(built("a { margin: calc(2 * var(--mint)); outline: var(--ring) }")).toBe(
      "a { margin: calc(2 * #6fe0b8); outline: 3px solid #6fe0b8 }",
    );
    expect(built("a { --back: var(--mint); color: var(--back) }")).toBe(
      "a { --back: #6fe0b8; color: var(--back) }",
    );
  });

  it("leaves nothing of them in their own sheet", () => {
    expect(built(constants)).toBe(":root { color-scheme: dark; }");
  });

  it("refuses a sheet that sets one again", () => {
    expect(() => built("@media print { a { --mint: black } }")).toThrow("--mint is a constant");
  });
});
