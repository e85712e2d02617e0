import { describe, expect, it } from "vitest";
import { formatDay } from "./format-day.ts";

describe("formatDay", () => {
  it("writes a day as people do", () => {
    expect(formatDay(new Date("2025-06-30T00:00:00Z"))).toBe("June 30, 2025");
  });

  it("stays on the same day up to the last millisecond in UTC", () => {
    expect(formatDay(new Date("2026-12-31T23:59:59.999Z"))).toBe("December 31, 2026");
    expect(formatDay(new Date("2027-01-01T00:00:00Z"))).toBe("January 1, 2027");
  });
});
