import { describe, expect, it } from "vitest";
import { inEnglish, translateWith, wantedLanguage } from "./translate.ts";

describe("the words of the player", () => {
  it("are those of the language, and English where it lacks them", () => {
    const t = translateWith({ "state.saved": ["Gespeichert auf Platz ", ["place"]] }, "de");
    expect(t("state.saved", { place: 2 })).toBe("Gespeichert auf Platz 2");
    expect(t("state.save")).toBe("Save");
    expect(inEnglish("state.saved", { place: 2 })).toBe("Saved in place 2");
  });

  it("are in the first language of the browser that there is", () => {
    expect(wantedLanguage(["fi", "pt-PT", "de"], ["de", "pt-BR"])).toBe("pt-BR");
    expect(wantedLanguage(["en-GB", "de"], ["de"])).toBe("en");
    expect(wantedLanguage(["fi"], ["de"])).toBe("en");
  });
});
