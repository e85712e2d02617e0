import { describe, expect, it } from "vitest";
import { matchLanguage } from "./match-language.ts";

describe("matchLanguage", () => {
  const available = ["en", "ar", "de", "pt-BR", "zh-CN"];

  it("takes the first wanted language that there is, whatever its case", () => {
    expect(matchLanguage(["fi", "PT-br", "de"], available)).toBe("pt-BR");
  });

  it("takes another region of the same language", () => {
    expect(matchLanguage(["zh-Hans-SG"], available)).toBe("zh-CN");
    expect(matchLanguage(["de-AT", "en"], available)).toBe("de");
  });

  it("is English where nothing fits", () => {
    expect(matchLanguage(["fi", "xx"], available)).toBe("en");
    expect(matchLanguage([], available)).toBe("en");
  });
});
