import { describe, expect, it } from "vitest";
import { contest } from "./contest.ts";

describe("the rivals' levels", () => {
  it("hold more land and fall more seldom the stronger they are", () => {
    const tallies = contest(["breezy", "fierce"], 3, 100);
    const [breezy, fierce] = [tallies.get("breezy"), tallies.get("fierce")];
    expect(fierce?.land).toBeGreaterThan((breezy?.land ?? 0) * 1.3);
    expect(fierce?.wins).toBeGreaterThan(breezy?.wins ?? 3);
    expect(fierce?.knockouts).toBeGreaterThan(breezy?.knockouts ?? 0);
  }, 60_000);
});
