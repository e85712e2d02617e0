import { describe, expect, it } from "vitest";
import { startOfNext } from "./sound-queue.ts";

describe("startOfNext", () => {
  it("begins a piece where the one before ends", () => {
    expect(startOfNext(10.05, 10)).toBe(10.05);
  });

  it("leaves a lead when the queue has run dry", () => {
    expect(startOfNext(9.9, 10)).toBeCloseTo(10.06);
  });

  it("drops what would be heard too late", () => {
    expect(startOfNext(10.5, 10)).toBeUndefined();
  });
});
