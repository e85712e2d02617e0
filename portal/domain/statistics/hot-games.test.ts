import { describe, expect, it } from "vitest";
import type { Count } from "./count-store.ts";
import { hotGames } from "./hot-games.ts";

const aBook = (counts: Count[]) => ({
  since: async (day: string) => counts.filter((count) => count.day >= day),
});
const now = new Date("2026-11-15T10:00:00Z");

describe("hotGames", () => {
  it("puts the most launched first and leaves out games without launches", async () => {
    const store = aBook([
      { day: "2026-11-14", kind: "launch", subject: "a/", number: 2 },
      { day: "2026-11-15", kind: "launch", subject: "b/", number: 3 },
      { day: "2026-11-15", kind: "launch", subject: "a/", number: 2 },
      { day: "2026-11-15", kind: "minutes", subject: "c/", number: 99 },
    ]);
    expect(await hotGames(store, now, 5)).toEqual(["a/", "b/"]);
    expect(await hotGames(store, now, 1)).toEqual(["a/"]);
  });

  it("forgets what was hot more than a week ago", async () => {
    const launch = (day: string): Count => ({ day, kind: "launch", subject: day, number: 1 });
    const store = aBook([launch("2026-11-08"), launch("2026-11-09")]);
    expect(await hotGames(store, now, 5)).toEqual(["2026-11-09"]);
  });
});
