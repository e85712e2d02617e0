import { describe, expect, it } from "vitest";
import { missedSearchWords } from "./missed-searches.ts";

describe("missedSearchWords", () => {
  it("keeps what may be the name of a game, whatever its case and spaces", () => {
    expect(missedSearchWords("  Space   INVADERS 2 ")).toBe("space invaders 2");
    expect(missedSearchWords("2048")).toBe("2048");
  });

  it.each([
    "",
    "  ",
    "ada@example.org",
    "0176 123 45 67",
    "555-123-4567",
    "https://example.org/me",
    "x".repeat(41),
  ])("never keeps %s", (words) => expect(missedSearchWords(words)).toBeUndefined());
});
