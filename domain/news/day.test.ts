import { describe, expect, it } from "vitest";
import { formatDay, isoDay, parseDay } from "./day.ts";

describe("formatDay", () => {
  it("writes a day as people do", () => {
    expect(formatDay(new Date("2025-06-30T00:00:00Z"))).toBe("June 30, 2025");
  });

  it("stays on the same day up to the last millisecond in UTC", () => {
    expect(formatDay(new Date("2026-12-31T23:59:59.999Z"))).toBe("December 31, 2026");
    expect(formatDay(new Date("2027-01-01T00:00:00Z"))).toBe("January 1, 2027");
  });
});

describe("parseDay", () => {
  it("reads a day as its first moment in UTC", () => {
    expect(parseDay("2023-05-20")?.toISOString()).toBe("2023-05-20T00:00:00.000Z");
    expect(parseDay("2024-02-29")?.toISOString()).toBe("2024-02-29T00:00:00.000Z");
  });

  it.each([
    "2023-02-31",
    "2023-02-29",
    "2023-13-01",
    "2023-00-10",
    "2023-9-30",
    "tomorrow",
    "",
    "2023-05-20T10:00",
  ])("knows that %j is no day", (text) => {
    expect(parseDay(text)).toBeUndefined();
  });

  it("reads back what isoDay wrote", () => {
    expect(isoDay(parseDay("2025-06-30") ?? new Date(0))).toBe("2025-06-30");
  });
});
