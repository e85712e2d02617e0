import { describe, expect, it } from "vitest";
import { translateTo } from "#app/messages/languages.ts";
import { sizeWords } from "./offline-text.ts";

describe("sizeWords", () => {
  it.each([
    [0, "1 KB"],
    [640_000, "640 KB"],
    [994_999, "995 KB"],
    [995_000, "1.0 MB"],
    [1_234_567, "1.2 MB"],
    [15_009_739, "15 MB"],
    [2_500_000_000, "2.5 GB"],
  ])("says %d bytes as %s", (bytes, words) => expect(sizeWords(translateTo("en"), bytes)).toBe(words));
});
