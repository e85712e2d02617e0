import { describe, expect, it } from "vitest";
import { formatIsoDay, parseDay } from "./day.ts";

describe("parseDay", () => {
  it("reads a day with or without zero padding as midnight UTC", () => {
    expect(parseDay("2023-09-30")).toEqual(new Date("2023-09-30T00:00:00Z"));
    expect(parseDay("2023-9-3")).toEqual(new Date("2023-09-03T00:00:00Z"));
  });

  it("knows leap years", () => {
    expect(parseDay("2024-02-29")).toEqual(new Date("2024-02-29T00:00:00Z"));
    expect(parseDay("2023-02-29")).toBeUndefined();
  });

  it.each(["2023-02-31", "2023-13-01", "2023-00-10", "2023-01-00", "0050-01-01", "23-01-01", "2023/01/01"])(
    "refuses %s",
    (text) => {
      expect(parseDay(text)).toBeUndefined();
    },
  );

  it.each(["", "today", "2023-01-01T10:00:00Z", " 2023-01-01", "２０２３-01-01"])("refuses %j", (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});

describe("formatIsoDay", () => {
  it("writes the UTC day", () => {
    expect(formatIsoDay(new Date("2026-11-15T23:59:59.999Z"))).toBe("2026-11-15");
  });
});
