/** Runs one step of a command and shows its progress. */
export type Step = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/** Repetitions and durations of every measurement. */
export type Pace = {
  /** Rounds of each page and its control page. */
  readonly paints: number;
  /** Traces of each page. */
  readonly traces: number;
  /** Rounds of every interaction. */
  readonly interactions: number;
  /** Local games whose first frame is measured. */
  readonly games: number;
  /** Visits of each page in the browser. */
  readonly visits: number;
  /**
   * Visits of each page with larger catalogues. One is enough: the bytes of a page do not change from visit to visit, and only those could
   * grow with the catalogue.
   */
  readonly largerVisits: number;
  /** Rounds of the bot of each game on the boards. */
  readonly tapes: number;
  readonly stageMs: number;
  readonly rounds: number;
  readonly sampleMs: number;
  /** Starts of the portal, and rounds of those with several processes. */
  readonly starts: number;
  readonly quietMs: number;
  readonly loadMs: number;
  /** How long all sockets stay idle. Pings go round every 25 seconds. */
  readonly waitMs: number;
  /** Rounds in rooms. */
  readonly roomMs: number;
};

export const fullPace: Pace = {
  paints: 7,
  traces: 5,
  interactions: 3,
  games: Number.POSITIVE_INFINITY,
  visits: 3,
  largerVisits: 1,
  tapes: 24,
  stageMs: 10_000,
  rounds: 21,
  sampleMs: 250,
  starts: 5,
  quietMs: 10_000,
  loadMs: 5000,
  waitMs: 27_000,
  roomMs: 30_000,
};

/** Enough to see that nothing has gone badly wrong. */
export const quickPace: Pace = {
  paints: 2,
  traces: 1,
  interactions: 1,
  games: 4,
  visits: 1,
  largerVisits: 0,
  tapes: 3,
  stageMs: 4000,
  rounds: 1,
  sampleMs: 300,
  starts: 2,
  quietMs: 3000,
  loadMs: 2000,
  waitMs: 3000,
  roomMs: 5000,
};
