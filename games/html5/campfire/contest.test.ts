import { describe, expect, it } from "vitest";
import { contest } from "./contest.ts";

describe("the rivals' levels", () => {
  it("win and gather more points the stronger they are", () => {
    const tallies = contest(["camper", "raider"], 1, 4, 900);
    const [camper, raider] = [tallies.get("camper"), tallies.get("raider")];
    expect(raider?.wins).toBe(1);
    expect(raider?.points).toBeGreaterThan((camper?.points ?? 0) * 1.5);
  }, 60_000);
});
