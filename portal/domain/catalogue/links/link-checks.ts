import type { LinkReport } from "./link.ts";

/** A link check: how far it is, or what it found. */
export type LinkCheck = {
  readonly startedAt: Date;
  /** Undefined while it runs. */
  readonly finishedAt: Date | undefined;
  readonly isStopped: boolean;
  readonly done: number;
  readonly total: number;
  readonly reports: readonly LinkReport[];
};

/** Link checks of all external games, one at a time. */
export interface LinkChecks {
  /** Starts a check in the background. Gives false where one is running already. */
  start(): Promise<boolean>;
  /** Stops the check that runs; what it found so far stays. */
  stop(): Promise<void>;
  /** The check that runs, or the last one. */
  last(): Promise<LinkCheck | undefined>;
}
