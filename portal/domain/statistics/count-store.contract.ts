import { describe, expect, it } from "vitest";
import type { Count, CountBook } from "./count-store.ts";

const aCount = (given: Partial<Count> = {}): Count => ({
  day: "2026-11-15",
  kind: "launch",
  subject: "chess/",
  number: 1,
  ...given,
});
const sorted = (counts: readonly Count[]) =>
  counts.toSorted((a, b) => `${a.day}${a.kind}${a.subject}`.localeCompare(`${b.day}${b.kind}${b.subject}`));

/** What every count book promises. */
export function countBookContract(open: () => Promise<CountBook>): void {
  describe("a count book", () => {
    it("adds to what is there, for each day, kind and subject", async () => {
      const book = await open();
      const others = [
        aCount({ day: "2026-11-16" }),
        aCount({ kind: "minutes" }),
        aCount({ subject: "a'/☃" }),
      ];
      await book.add([aCount({ number: 2 }), ...others]);
      await book.add([aCount({ number: 3 })]);
      expect(sorted(await book.since("2026-11-15"))).toEqual(sorted([aCount({ number: 5 }), ...others]));
    });

    it("tells of no day before the one it is asked for", async () => {
      const book = await open();
      await book.add([aCount({ day: "2026-11-14" }), aCount({ day: "2026-12-01" })]);
      expect(await book.since("2026-11-15")).toEqual([aCount({ day: "2026-12-01" })]);
    });

    it("takes an empty batch and a large one", async () => {
      const book = await open();
      await book.add([]);
      const batch = Array.from({ length: 5000 }, (_, at) => aCount({ subject: `game-${at}/` }));
      await book.add(batch);
      await book.add(batch);
      const counts = await book.since("2026-01-01");
      expect(counts).toHaveLength(5000);
      expect(new Set(counts.map(({ number }) => number))).toEqual(new Set([2]));
    });

    it("loses nothing when several write at once", async () => {
      const book = await open();
      await Promise.all(Array.from({ length: 20 }, () => book.add([aCount(), aCount({ subject: "b/" })])));
      expect(sorted(await book.since("2026-11-15"))).toEqual([
        aCount({ subject: "b/", number: 20 }),
        aCount({ number: 20 }),
      ]);
    });
  });
}
