import { describe, expect, it } from "vitest";
import { contest } from "./contest.ts";
import type { Level } from "./skills.ts";

describe("the strengths", () => {
  it.each<[Level, Level]>([
    ["drowsy", "steady"],
    ["steady", "sharp"],
    ["sharp", "fearless"],
  ])(
    "make %s lose to %s more often than not",
    (weak, strong) => {
      const { wins, falls } = contest([{ level: weak }, { level: strong }], 8, 4000);
      expect(wins[1]).toBeGreaterThanOrEqual(5);
      expect(falls[0]).toBeGreaterThan(falls[1]);
    },
    30_000,
  );
});
