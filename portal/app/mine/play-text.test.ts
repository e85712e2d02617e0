import { describe, expect, it } from "vitest";
import { translateTo } from "#app/messages/languages.ts";
import { dayWords, durationWords } from "./play-text.ts";

const t = translateTo("en");

describe("durationWords", () => {
  it.each([
    [0, "under a minute"],
    [59_999, "under a minute"],
    [60_000, "1 min"],
    [3_599_999, "59 min"],
    [3_600_000, "1 h"],
    [7_500_000, "2 h 5 min"],
  ])("says %i ms as %s", (ms, words) => expect(durationWords(t, ms)).toBe(words));
});

describe("dayWords", () => {
  const now = new Date(2026, 10, 18, 0, 30);
  it.each([
    [new Date(2026, 10, 18, 0, 1), "today"],
    [new Date(2026, 10, 17, 23, 59), "yesterday"],
    [new Date(2026, 10, 6, 12), "12 days ago"],
    // The clock was set back in between.
    [new Date(2026, 10, 20), "today"],
  ])("says %s as %s", (at, words) => expect(dayWords(t, at, now)).toBe(words));
});
