/** Resource limits of a game. A game beyond them is not listed. */
export type Limits = {
  /** Bytes transferred from launch to the first picture, compressed as they are. */
  readonly bytes: number;
  /** CPU time of the page from launch to the first picture: on a busy machine it is the same. */
  readonly cpuSeconds: number;
  /** Resident memory of the page's process at the end of the visit, in bytes. */
  readonly memory: number;
  /** Share of the stage's pixels that has to change to count as motion. A blinking caret is less. */
  readonly change: number;
};

export const gameLimits: Limits = { bytes: 12e6, cpuSeconds: 20, memory: 600e6, change: 0.0004 };

/** Options of a visit to a game. */
export type VisitOptions = {
  readonly limits: Limits;
  /** How often the whole sequence of input is played. */
  readonly inputRounds: number;
  /** For the first picture. A page that uses CPU time all along exceeds `limits.cpuSeconds` much earlier. */
  readonly firstPictureTimeoutMs: number;
  /** CPU seconds for any single response of the page: only a page that hangs works this long without one. */
  readonly responseCpuSeconds: number;
};

/** Far longer than a game needs. */
export const defaultVisitOptions: VisitOptions = {
  limits: gameLimits,
  inputRounds: 1,
  firstPictureTimeoutMs: 120_000,
  responseCpuSeconds: 20,
};
