import { describe, expect, it } from "vitest";
import type { Count, CountStore } from "./count-store.ts";

const aCount = (given: Partial<Count> = {}): Count => ({
  day: "2026-11-15",
  kind: "launch",
  subject: "chess/",
  number: 1,
  ...given,
});
const sorted = (counts: readonly Count[]) =>
  counts.toSorted((a, b) => `${a.day}${a.kind}${a.subject}`.localeCompare(`${b.day}${b.kind}${b.subject}`));

/** Contract of every count store. */
export function countStoreContract(open: () => Promise<CountStore>): void {
  describe("a count store", () => {
    it("adds to what is there, for each day, kind and subject", async () => {
      const store = await open();
      const others = [
        aCount({ day: "2026-11-16" }),
        aCount({ kind: "minutes" }),
        aCount({ subject: "a'/☃" }),
      ];
      await store.add([aCount({ number: 2 }), ...others]);
      await store.add([aCount({ number: 3 })]);
      expect(sorted(await store.since("2026-11-15"))).toEqual(sorted([aCount({ number: 5 }), ...others]));
    });

    it("tells of no day before the one it is asked for", async () => {
      const store = await open();
      await store.add([aCount({ day: "2026-11-14" }), aCount({ day: "2026-12-01" })]);
      expect(await store.since("2026-11-15")).toEqual([aCount({ day: "2026-12-01" })]);
    });

    it("gives the highest sums of one kind, highest first", async () => {
      const store = await open();
      await store.add([
        aCount({ subject: "old/", day: "2026-11-14", number: 99 }),
        aCount({ subject: "a/", number: 2 }),
        aCount({ subject: "a/", day: "2026-11-16", number: 2 }),
        aCount({ subject: "b/", number: 3 }),
        aCount({ subject: "c/", number: 1 }),
        aCount({ subject: "long/", kind: "minutes", number: 99 }),
      ]);
      expect([...(await store.sumsSince("launch", "2026-11-15", 2))]).toEqual([
        ["a/", 4],
        ["b/", 3],
      ]);
      expect(await store.totalSince("launch", "2026-11-15")).toBe(8);
      expect(await store.totalSince("launch", "2026-11-17")).toBe(0);
    });

    it("deletes what is older than a day, of one kind", async () => {
      const store = await open();
      const kept = [aCount({ day: "2026-11-14", kind: "missed" }), aCount()];
      await store.add([aCount({ day: "2026-11-14" }), ...kept]);
      await store.deleteBefore("launch", "2026-11-15");
      expect(sorted(await store.since("2000-01-01"))).toEqual(sorted(kept));
    });

    it("takes an empty batch and a large one", async () => {
      const store = await open();
      await store.add([]);
      const batch = Array.from({ length: 5000 }, (_, at) => aCount({ subject: `game-${at}/` }));
      await store.add(batch);
      await store.add(batch);
      const counts = await store.since("2026-01-01");
      expect(counts).toHaveLength(5000);
      expect(new Set(counts.map(({ number }) => number))).toEqual(new Set([2]));
    });

    it("loses nothing when several write at once", async () => {
      const store = await open();
      await Promise.all(Array.from({ length: 20 }, () => store.add([aCount(), aCount({ subject: "b/" })])));
      expect(sorted(await store.since("2026-11-15"))).toEqual([
        aCount({ subject: "b/", number: 20 }),
        aCount({ number: 20 }),
      ]);
    });
  });
}
