import { reportEngines, reportReasons } from "#domain/game-reports/game-report.ts";
import type { GameReportStore } from "#domain/game-reports/game-report-store.ts";
import type { Db } from "./db.ts";

/** Store of game reports on SQL: one row per game, reason and reporter, replaced by an upsert. */
export function sqlGameReports(db: Db): GameReportStore {
  return {
    async add({ game, reason, reporter, engine, error, day }) {
      await db
        .insertInto("game_report")
        .values({ game, reason, reporter, engine, error, day })
        .onConflict((conflict) =>
          conflict.columns(["game", "reason", "reporter"]).doUpdateSet({ engine, error, day }),
        )
        .execute();
    },
    async since(day) {
      const rows = await db.selectFrom("game_report").where("day", ">=", day).selectAll().execute();
      return rows.flatMap((row) => {
        const reason = reportReasons.find((one) => one === row.reason);
        const engine = reportEngines.find((one) => one === row.engine);
        return reason && engine ? { ...row, reason, engine } : [];
      });
    },
    async deleteOf(game) {
      const { numDeletedRows } = await db
        .deleteFrom("game_report")
        .where("game", "=", game)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
    async deleteBefore(day) {
      await db.deleteFrom("game_report").where("day", "<", day).execute();
    },
  };
}
