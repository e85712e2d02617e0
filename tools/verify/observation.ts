import type { Screenshot } from "./screenshot.ts";

/** Problems of a page that the browser reports, without duplicates. */
export type PageProblems = {
  /** Uncaught errors. */
  readonly errors: readonly string[];
  /** Requests to our own hosts that failed. */
  readonly missingFiles: readonly string[];
  /** URLs of other hosts that the game requested, blocked or not. */
  readonly externalRequests: readonly string[];
  /** CSP violations other than requests to other hosts. */
  readonly cspViolations: readonly string[];
  /** Console errors: shown in the report, but no fault. */
  readonly notes: readonly string[];
};

/** Result of one visit to a game, before it is judged. */
export type Observation = PageProblems & {
  /** The first screenshot that is not blank. */
  readonly first?: Screenshot;
  /** Two screenshots before any input, then one after each round of input. */
  readonly pictures: readonly Screenshot[];
  /** Title of an error page that is shown instead of the game. */
  readonly errorPage?: string;
  /** Icons of the game's page that are not there: browsers ask for them where the game has a tab to itself. */
  readonly missingIcons: readonly string[];
  /** Whether the game still showed only a loading text at the end. */
  readonly isLoading: boolean;
  /** Up to the first picture. */
  readonly bytes: number;
  readonly cpuSeconds: number;
  /** Resident memory at the end, in bytes. */
  readonly memory: number;
  /** Why the visit was aborted. */
  readonly abortedAs?: "hangs" | "too-heavy";
};
