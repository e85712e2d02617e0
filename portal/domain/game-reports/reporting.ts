import { formatIsoDay } from "#domain/day.ts";
import type { SentReport } from "./game-report.ts";
import type { GameReportStore } from "./game-report-store.ts";
import { reporterMark } from "./reporter-mark.ts";

/** Stores a visitor's report of a broken game. Rejects with a `Refusal` while the database is down. */
export type ReportGame = (report: SentReport, ipAddress: string) => Promise<void>;

type Options = {
  readonly store: Pick<GameReportStore, "add">;
  readonly now: () => Date;
  /** A keyed hash, in hexadecimal. */
  readonly hash: (text: string) => string;
};

export function createGameReporting({ store, now, hash }: Options): ReportGame {
  return ({ game, reason, engine, error }, ipAddress) =>
    store.add({
      game,
      reason,
      engine,
      error,
      reporter: reporterMark(hash, game, ipAddress),
      day: formatIsoDay(now()),
    });
}
