import type { Logger } from "pino";
import { sqlCountStore } from "#adapters/sql/count-store.ts";
import type { Db } from "#adapters/sql/db.ts";
import { sqlGameReports } from "#adapters/sql/game-report-store.ts";
import type { DeskFigures } from "#domain/desk/desk-figures.ts";
import type { Portal } from "#domain/portal.ts";
import { openGameTries } from "#server/games/game-tries.ts";
import { portalLinkChecks } from "#server/links/portal-link-checks.ts";

type Parts = {
  readonly portal: Pick<Portal, "catalogue" | "now">;
  readonly db: Db;
  readonly presence?: DeskFigures["presence"];
};

/** Figures of the desk over a portal. */
export function deskFigures(
  dataDir: string,
  { portal, db, presence }: Parts,
  log: Pick<Logger, "error">,
): DeskFigures {
  return {
    counts: sqlCountStore(db),
    reports: sqlGameReports(db),
    presence,
    tries: openGameTries(dataDir, portal.now, log),
    links: portalLinkChecks({
      dataDir,
      games: () => portal.catalogue.games,
      now: portal.now,
      onFailure: (error) => log.error({ error }, "the link check broke off"),
    }),
  };
}
