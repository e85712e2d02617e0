import { describe, expect, it } from "vitest";
import { preferLanguage } from "./prefer-language.ts";

function preferred(language: string, languages: readonly string[]) {
  const browser = { languages, language: languages[0] ?? "" } as Navigator;
  preferLanguage(language, browser);
  return [browser.language, ...browser.languages];
}

describe("preferLanguage", () => {
  it("puts the language of the page before those of the browser", () => {
    expect(preferred("pl", ["en-US", "en"])).toEqual(["pl", "pl", "en-US", "en"]);
    expect(preferred("de", ["en-US", "de"])).toEqual(["de", "de", "en-US"]);
  });

  it("leaves a browser alone that prefers this language already, with its region", () => {
    expect(preferred("de", ["de-AT", "en"])).toEqual(["de-AT", "de-AT", "en"]);
    expect(preferred("ar", ["ar"])).toEqual(["ar", "ar"]);
  });

  it("leaves it alone without the site", () => {
    expect(preferred("", ["fr"])).toEqual(["fr", "fr"]);
  });
});
