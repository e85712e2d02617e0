import type { Logger } from "pino";
import { probeLink } from "#adapters/http/link-probe.ts";
import { sqlCountStore } from "#adapters/sql/count-store.ts";
import type { Db } from "#adapters/sql/db.ts";
import { sqlGameReports } from "#adapters/sql/game-report-store.ts";
import type { DeskFigures } from "#domain/desk/desk-figures.ts";
import type { Portal } from "#domain/portal.ts";
import { openLinkChecks } from "#server/links/link-checks.ts";

type Parts = {
  readonly portal: Pick<Portal, "catalogue" | "now">;
  readonly db: Db;
  readonly presence?: DeskFigures["presence"];
};

const PROBE_TIMEOUT_MS = 15_000;

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
    links: openLinkChecks({
      dataDir,
      addresses: () =>
        portal.catalogue.games.flatMap(({ gameType, servers }) => (gameType === "external" ? servers : [])),
      probe: (address) => probeLink(address, { timeoutMs: PROBE_TIMEOUT_MS }),
      now: portal.now,
      onFailure: (error) => log.error({ error }, "the link check broke off"),
    }),
  };
}
