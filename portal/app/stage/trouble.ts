/** What a report of a broken game tells about the launch on this page. */
export type Trouble = {
  /** What runs the game; `none` before its launch. */
  readonly engine: string;
  /** Name of the last error in the game's page. */
  readonly error: string;
};

/** One record per page: the stage writes it, the report form reads it. */
let current: Trouble = { engine: "none", error: "" };

export function noteTrouble(change: Partial<Trouble>): void {
  current = { ...current, ...change };
}

export function lastTrouble(): Trouble {
  return current;
}
