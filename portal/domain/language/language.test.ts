import { describe, expect, it } from "vitest";
import { matchLanguage, negotiateLanguage } from "./language.ts";

const available = ["en", "ar", "de", "pt-BR", "zh-CN"];

describe("matchLanguage", () => {
  it("finds a language whatever the case of its tag", () => {
    expect(matchLanguage("PT-br", available)).toBe("pt-BR");
  });

  it("takes another region of the same language", () => {
    expect(matchLanguage("pt", available)).toBe("pt-BR");
    expect(matchLanguage("de-AT", available)).toBe("de");
    expect(matchLanguage("zh-Hans-SG", available)).toBe("zh-CN");
  });

  it("finds nothing for a language that is not available, nor for a long text", () => {
    expect(matchLanguage("fi", available)).toBeUndefined();
    expect(matchLanguage(`de-${"x".repeat(10_000)}`, available)).toBeUndefined();
  });
});

describe("negotiateLanguage", () => {
  it("takes what was chosen before what the browser asks for", () => {
    expect(negotiateLanguage([undefined, "ar"], "de", available)).toBe("ar");
  });

  it("passes over a choice that is not available", () => {
    expect(negotiateLanguage(["xx", "<script>"], "de", available)).toBe("de");
  });

  it("goes by the quality of the browser's languages, not by their order", () => {
    expect(negotiateLanguage([], "fi, en;q=0.3, de;q=0.8", available)).toBe("de");
  });

  it("does not take a language that the browser refuses", () => {
    expect(negotiateLanguage([], "de;q=0, ar;q=0.1", available)).toBe("ar");
  });

  it("is English where nothing fits, or the header is nonsense", () => {
    for (const header of [null, "", "*", "fi", ";;;q=,", "q=1", "de;q=x"])
      expect(negotiateLanguage([], header, available)).toBe("en");
  });
});
