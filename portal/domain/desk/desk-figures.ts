import type { LinkChecks } from "#domain/catalogue/links/link-checks.ts";
import type { GameReportStore } from "#domain/game-reports/game-report-store.ts";
import type { GameTry, GameTryStore } from "#domain/game-reports/game-try.ts";
import type { PresenceCount } from "#domain/presence/presence-count.ts";
import type { CountStore } from "#domain/statistics/count-store.ts";

/** Try-outs of local games that visitors reported. */
export type DeskTries = Pick<GameTryStore, "picture"> & {
  /** Starts one in the background. Refuses a game that is being tried, and one too many. */
  start(game: Pick<GameTry, "path" | "name">, operator: string): Promise<void>;
  list(): Promise<readonly GameTry[]>;
};

/** Figures at the desk: what is counted and reported, and what an operator does about it. */
export type DeskFigures = {
  readonly counts: Pick<CountStore, "since">;
  readonly reports: Pick<GameReportStore, "since" | "deleteOf">;
  /** Who is here now; undefined where the desk has a process of its own, which visitors are not connected to. */
  readonly presence: (() => PresenceCount) | undefined;
  readonly links: LinkChecks;
  readonly tries: DeskTries;
};
