import { describe, expect, it } from "vitest";
import type { GameReport } from "./game-report.ts";
import type { GameReportStore } from "./game-report-store.ts";

const aReport = (given: Partial<GameReport> = {}): GameReport => ({
  game: "chess/",
  reason: "black-screen",
  engine: "html5",
  error: "TypeError",
  reporter: "0a1",
  day: "2026-11-15",
  ...given,
});
const keyOf = ({ game, reason, reporter }: GameReport) => `${game} ${reason} ${reporter}`;
const sorted = (reports: readonly GameReport[]) => reports.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** Contract of every store of game reports. */
export function gameReportStoreContract(open: () => Promise<GameReportStore>): void {
  describe("a store of game reports", () => {
    it("keeps a report for each game, reason and reporter", async () => {
      const store = await open();
      const reports = [
        aReport(),
        aReport({ game: "a'/☃" }),
        aReport({ reason: "no-sound", engine: "ruffle" }),
        aReport({ reporter: "0a2", error: "" }),
      ];
      for (const report of reports) await store.add(report);
      expect(sorted(await store.since("2026-11-15"))).toEqual(sorted(reports));
    });

    it("replaces what the same reporter said before", async () => {
      const store = await open();
      const later = aReport({ day: "2026-11-17", engine: "awayfl", error: "RangeError" });
      await store.add(aReport());
      await store.add(later);
      expect(await store.since("2026-01-01")).toEqual([later]);
    });

    it("tells of no day before the one it is asked for", async () => {
      const store = await open();
      await store.add(aReport({ day: "2026-11-14" }));
      await store.add(aReport({ day: "2026-12-01", reporter: "fff" }));
      expect(await store.since("2026-11-15")).toEqual([aReport({ day: "2026-12-01", reporter: "fff" })]);
    });

    it("deletes the reports of one game, and says how many", async () => {
      const store = await open();
      const other = aReport({ game: "snake/" });
      for (const report of [aReport(), aReport({ reason: "other" }), other]) await store.add(report);
      expect(await store.deleteOf("chess/")).toBe(2);
      expect(await store.deleteOf("chess/")).toBe(0);
      expect(await store.since("2026-01-01")).toEqual([other]);
    });

    it("deletes what is older than a day", async () => {
      const store = await open();
      await store.add(aReport({ day: "2026-11-14" }));
      await store.add(aReport({ reporter: "fff" }));
      await store.deleteBefore("2026-11-15");
      expect(await store.since("2000-01-01")).toEqual([aReport({ reporter: "fff" })]);
    });

    it("takes the same report from several processes at once", async () => {
      const store = await open();
      await Promise.all(Array.from({ length: 20 }, () => store.add(aReport())));
      expect(await store.since("2026-01-01")).toEqual([aReport()]);
    });
  });
}
