/** What a game may take of the slowest machine in the room. Beyond this it is not listed. */
export type Limits = {
  /** Bytes fetched from launch to the first picture, as they travel. */
  readonly bytes: number;
  /** Processor time of the page from launch to the first picture, in seconds: it says the same on a busy machine. */
  readonly cpuSeconds: number;
  /** Resident bytes of the page's process at the end of the visit. */
  readonly memory: number;
  /** How much of the stage has to change to count as an answer or as motion. A blinking caret is less. */
  readonly change: number;
};

export const houseLimits: Limits = { bytes: 12e6, cpuSeconds: 20, memory: 600e6, change: 0.0004 };

/** How a game is visited. */
export type Manners = {
  readonly limits: Limits;
  /** How often it gets the whole round of input. */
  readonly bouts: number;
  /** For the first picture; a page that keeps its processor busy is found out by its cost, much earlier. */
  readonly firstPictureMs: number;
  /** Processor seconds for any single answer of the page: only one that hangs works this long without one. */
  readonly answerCpuSeconds: number;
};

/** Long beyond what a game needs. */
export const usualManners: Manners = {
  limits: houseLimits,
  bouts: 1,
  firstPictureMs: 120_000,
  answerCpuSeconds: 20,
};
