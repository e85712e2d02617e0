import { expect, it } from "vitest";
import { deleteOldCounts } from "./retention.ts";

it("keeps counts for 400 days, and words that visitors typed for 30", async () => {
  const deleted: Record<string, string> = {};
  const store = {
    deleteBefore: async (kind: string, day: string) => {
      deleted[kind] = day;
    },
  };
  await deleteOldCounts(store, new Date("2026-11-15T10:00:00Z"));
  expect(deleted).toEqual({
    view: "2025-10-11",
    launch: "2025-10-11",
    minutes: "2025-10-11",
    missed: "2026-10-16",
  });
});
