import { describe, expect, it } from "vitest";
import { inEnglish, translateWith } from "./language/translate.ts";
import { progressWords } from "./loading-screen.ts";

describe("progressWords", () => {
  it("tells megabytes", () => {
    expect(progressWords(inEnglish, 1_234_567, 3_935_575)).toBe("1.2 of 3.9 MB");
    expect(progressWords(inEnglish, 0, 3_935_575)).toBe("0.0 of 3.9 MB");
    expect(progressWords(inEnglish, 3_935_575, 3_935_575)).toBe("3.9 of 3.9 MB");
  });

  it("writes numbers as the language does", () => {
    const t = translateWith({ "loading.bytes": [["done"], " von ", ["total"], " MB"] }, "de");
    expect(progressWords(t, 1_234_567, 3_935_575)).toBe("1,2 von 3,9 MB");
  });
});
