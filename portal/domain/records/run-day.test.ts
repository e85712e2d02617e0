import { describe, expect, it } from "vitest";
import { dailySeed } from "./daily-seed.ts";
import { runDay } from "./run-day.ts";

const seed = dailySeed("slopeline", "2026-11-18");
const dayAt = (time: string) => runDay("slopeline", seed, new Date(time));

describe("runDay", () => {
  it("puts a run on today's seed on today's board", () => {
    expect(dayAt("2026-11-18T00:00:00Z")).toEqual({ kind: "daily", day: "2026-11-18" });
    expect(dayAt("2026-11-18T23:59:59Z")).toEqual({ kind: "daily", day: "2026-11-18" });
  });

  it("takes yesterday's seed for a quarter of an hour", () => {
    expect(dayAt("2026-11-19T00:14:59Z")).toEqual({ kind: "daily", day: "2026-11-18" });
    expect(dayAt("2026-11-19T00:15:00Z")).toEqual({ kind: "free", day: "2026-11-19" });
  });

  it("takes every other seed for a free run, tomorrow's and another game's included", () => {
    expect(dayAt("2026-11-17T23:59:59Z")).toEqual({ kind: "free", day: "2026-11-17" });
    expect(runDay("sideways", seed, new Date("2026-11-18T12:00:00Z")).kind).toBe("free");
  });
});
