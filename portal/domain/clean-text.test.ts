import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, hasInvisibleCharacters } from "./clean-text.ts";

describe("cleanText", () => {
  it("trims the ends and makes runs of white space one space", () => {
    expect(cleanText("  Retro\t\n Bowl\u00a0 ")).toBe("Retro Bowl");
  });

  it("takes out what cannot be seen", () => {
    expect(cleanText("Ch\u0000e\u202ess\u2066\u200b")).toBe("Chess");
  });

  it("keeps emoji that are joined from several", () => {
    expect(cleanText("👩‍🚀 Run")).toBe("👩‍🚀 Run");
  });

  it("changes nothing the second time, and leaves nothing unseen", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }), (text) => {
        const once = cleanText(text);
        expect(cleanText(once)).toBe(once);
        expect(hasInvisibleCharacters(once)).toBe(false);
      }),
    );
  });
});

describe("hasInvisibleCharacters", () => {
  it.each(["a\u0000b", "a\u202eb", "a\nb", "a\u007fb", "a\ud800b"])("is true for %j", (text) => {
    expect(hasInvisibleCharacters(text)).toBe(true);
  });

  it("is false for plain text, whatever the language", () => {
    expect(hasInvisibleCharacters("Lotería, 数独 & Ślizg 2")).toBe(false);
  });
});
