import { describe, expect, it } from "vitest";
import { COURT, RIM } from "#html5/hoop-shift/core/court.ts";
import { nearnessFor } from "./court-view.ts";

describe("the camera of the court", () => {
  it("comes near when both play under the basket", () => {
    expect(
      nearnessFor([
        { x: 600, y: 0 },
        { x: 700, y: 0 },
      ]),
    ).toBeGreaterThan(1.25);
  });

  it("shows the whole court when somebody is at its far end or the ball is high", () => {
    expect(
      nearnessFor([
        { x: COURT.left, y: 0 },
        { x: RIM.x, y: 0 },
      ]),
    ).toBe(1);
    expect(
      nearnessFor([
        { x: 600, y: 0 },
        { x: 700, y: 390 },
      ]),
    ).toBe(1);
  });
});
