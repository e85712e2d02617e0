import { describe, expect, it } from "vitest";
import { tryWords } from "./game-try.ts";

describe("tryWords", () => {
  it("says whether a game plays", () => {
    expect(tryWords({ name: "Chess", state: "plays", lines: [] })).toBe("Chess plays.");
    expect(tryWords({ name: "Chess", state: "fails", lines: ["it stays blank"] })).toBe(
      "Chess does not play.",
    );
    expect(tryWords({ name: "Chess", state: "untried", lines: [] })).toBe("Chess was not tried.");
  });

  it("does not praise a game that left errors uncaught", () => {
    expect(tryWords({ name: "Chess", state: "plays", lines: ["an error"] })).toContain("may not play");
  });
});
