import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import type { GameReport } from "./game-report.ts";

/** For how many days a report is kept. By then the game was tried, or nobody minds. */
export const REPORT_RETENTION_DAYS = 30;

/** Store of reports: one for each game, reason and reporter. */
export interface GameReportStore {
  /** Adds a report. It replaces an earlier one of the same game, reason and reporter. */
  add(report: GameReport): Promise<void>;
  /** The reports of this day and later. */
  since(day: string): Promise<readonly GameReport[]>;
  /** Deletes the reports of a game, once it is mended. Gives how many there were. */
  deleteOf(game: string): Promise<number>;
  /** Deletes the reports from before this day. */
  deleteBefore(day: string): Promise<void>;
}

/** The first day whose reports are kept. */
export function firstReportDay(now: Date): string {
  return formatIsoDay(new Date(now.getTime() - REPORT_RETENTION_DAYS * DAY_MS));
}

/** Deletes the reports whose retention is over. */
export async function deleteOldReports(
  store: Pick<GameReportStore, "deleteBefore">,
  now: Date,
): Promise<void> {
  await store.deleteBefore(firstReportDay(now));
}
